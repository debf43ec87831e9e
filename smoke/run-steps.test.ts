import { expect, onTestFinished, test, vi } from 'vitest'
import { Failure, Skip } from './failure.ts'
import { localMailbox } from './local-mailbox.ts'
import { lineOf, sumOf } from './report.ts'
import { runSteps } from './run-steps.ts'
import { createSmoke } from './smoke.ts'
import { afterError } from './smoke-site.ts'
import type { Step } from './step.ts'
import { logInStep } from './steps/sign-up.ts'

/** A smoke test that opens no browser. */
const smoke = createSmoke({
  site: 'http://localhost:1',
  mailbox: localMailbox('http://localhost:1'),
  newContext: () => Promise.reject(new Error('There is no browser here.')),
  pictures: 'nowhere',
})

const step = (name: string, run: Step['run'], needs: string[] = []): Step => ({
  name,
  looksAt: '',
  help: '[Deploy](#deploy)',
  needs,
  run,
})

test('a failed step stops only those that need it, and each step is one line', async () => {
  const results = await runSteps(
    [
      step('good', async () => '8 pages'),
      step('bad', async () => {
        throw new Failure('status 404', 'status 200')
      }),
      step('after', async () => 'never', ['good', 'bad']),
      step('last', async () => 'it ran', ['good']),
      step('elsewhere', async () => {
        throw new Skip('needs --stack')
      }),
      step('expectation', async () => expect(1, 'the count').toBe(2) ?? ''),
    ],
    smoke,
    () => undefined,
  )
  expect(results.map(({ step, state, detail }) => [step, state, detail])).toEqual([
    ['good', 'ok', '8 pages'],
    ['bad', 'failed', 'expected status 404, saw status 200'],
    ['after', 'skipped', 'needs bad'],
    ['last', 'ok', 'it ran'],
    ['elsewhere', 'skipped', 'needs --stack'],
    ['expectation', 'failed', expect.stringContaining('the count')],
  ])
  expect(sumOf(results)).toBe('2 ok, 2 failed, 2 skipped')
  expect(results.slice(0, 2).map(lineOf).join('\n')).toMatch(
    /ok +good +8 pages\n.*failed +bad +expected status 404, saw status 200\n +Look at docs\/operating.md, \[Deploy\]\(#deploy\)\.$/,
  )
})

test('a step that hangs fails after some minutes, and the others run', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const hangs = step('hangs', () => new Promise<never>(() => undefined))
  const running = runSteps([hangs, step('after', async () => 'it ran')], smoke, () => undefined)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(await running).toMatchObject([
    { state: 'failed', detail: 'expected an end of the step, saw none in 10 minutes' },
    { state: 'ok' },
  ])
})

test('an account counts as made before its first screen, which may fail', async () => {
  await expect(logInStep.run(smoke)).rejects.toThrow('no browser')
  expect(smoke.made).toMatchObject({ account: true, confirmed: true })
})

test.each([
  ['UserNotConfirmedException', 'User is not confirmed.', 'ok'],
  ['NotAuthorizedException', 'User is disabled.', 'ok'],
  ['NotAuthorizedException', 'Incorrect username or password.', 'failed'],
])('cleanup after %s, “%s”: %s', (name, message, state) => {
  expect(afterError(Object.assign(new Error(message), { name }), 'a@example.com')).toMatchObject({ state })
})
