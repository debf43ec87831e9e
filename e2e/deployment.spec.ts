import { expect } from 'playwright/test'
import { localMailbox } from '../smoke/local-mailbox.ts'
import { smokeSite } from '../smoke/smoke-site.ts'
import { steps } from '../smoke/steps.ts'
import { socketRefused, status } from './browser-errors.ts'
import { test } from './fixtures.ts'

test('what `npm run smoke` looks at is right on one machine, and no account is left', async ({
  context,
  otherDevice,
  stack,
  browserErrors,
}, testInfo) => {
  // It is as long as several journeys.
  test.setTimeout(180_000)
  // The other device is still open when the account is deleted. The step `console` looks before that.
  browserErrors.expect(status(400), status(401), socketRefused)
  const contexts = [context, otherDevice]
  const results = await smokeSite(
    {
      site: stack.url,
      mailbox: localMailbox(stack.url),
      newContext: async () => contexts.shift() ?? otherDevice,
      pictures: testInfo.outputDir,
    },
    () => undefined,
  )
  const others = results.filter(({ state }) => state !== 'ok')
  expect(others.map(({ step, state, detail }) => `${step} ${state}: ${detail}`)).toEqual([
    'alarms skipped: needs --stack and credentials of AWS',
    'model-log skipped: needs --stack and credentials of AWS',
  ])
  // Another result would say that an account had to be cleaned up.
  expect(results).toHaveLength(steps.length)
})
