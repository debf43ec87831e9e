import { chromium } from 'playwright'
import { ensureBrowser } from '../tools/browser.ts'
import { awsStack } from './aws-stack.ts'
import { localMailbox } from './local-mailbox.ts'
import type { Mailbox } from './mailbox.ts'
import { type SmokeArguments, smokeArguments } from './options.ts'
import { lineOf, sumOf } from './report.ts'
import { s3Mailbox } from './s3-mailbox.ts'
import { smokeSite } from './smoke-site.ts'
import { terminalMailbox } from './terminal-mailbox.ts'

const mailboxOf = async ({ mailbox, site }: SmokeArguments): Promise<Mailbox> => {
  if (mailbox === 'local') return localMailbox(site)
  return mailbox === 'terminal' ? terminalMailbox() : s3Mailbox(mailbox)
}

const run = async (): Promise<void> => {
  const asked = smokeArguments(process.argv.slice(2))
  const mailbox = await mailboxOf(asked)
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    // A container has no sandbox of its own. The browser opens only the site, and the page of the payment provider.
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const results = await smokeSite(
      {
        ...asked,
        mailbox,
        newContext: () =>
          browser.newContext({
            baseURL: asked.site,
            locale: 'en-NG',
            timezoneId: 'Africa/Lagos',
            viewport: { width: 1280, height: 800 },
            reducedMotion: 'reduce',
          }),
        stack: asked.stack === undefined ? undefined : awsStack(asked.stack),
      },
      result => !asked.json && console.log(lineOf(result)),
    )
    if (asked.json) console.log(JSON.stringify({ site: asked.site, results }, null, 2))
    else console.log(sumOf(results))
    if (results.some(({ state }) => state === 'failed')) process.exitCode = 1
  } finally {
    await browser.close()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
