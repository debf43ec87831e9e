import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, test as base, expect, type TestInfo } from 'playwright/test'
import { logTo } from '../functions/runtime/log.ts'
import { apiClient, type Person } from '../local/people.ts'
import type { SignedIn } from '../local/sign-in.ts'
import { LocalStack } from '../local/stack.ts'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import type { Timing } from '../web/timing.ts'
import { type BrowserErrors, createBrowserErrors } from './browser-errors.ts'
import { type Identity, identityAt } from './identity.ts'
import { signedInStorage, signedOutStorage } from './signed-in.ts'

type WorkerFixtures = {
  /** The stack's log since the beginning of the journey, one line each. */
  serverLog: string[]
  /** Browser contexts, by their options. They stay open between journeys so that their caches stay warm. */
  warmContexts: Map<string, BrowserContext>
  /** The whole of Aiki, in memory, for all journeys of a worker. Each journey has people of its own. */
  stack: LocalStack
  identity: Identity
}

type Fixtures = {
  /** Gives the journey a new browser context, for journeys that leave something behind, such as a changed clock. */
  fresh: boolean
  /** Prints the log and the browser's errors when a journey fails. */
  reportOnFailure: undefined
  /** A person with a confirmed account, for this journey only. */
  person: Person & { fullName: string }
  /** A session of that person on another device. */
  tokens: SignedIn
  /** The API as that person calls it on another device. */
  api: Client<Api>
  /** A browser in which nobody has signed in. */
  otherDevice: BrowserContext
  browserErrors: BrowserErrors
}

export const uniqueEmail = (): string => `ngozi.${randomUUID().slice(0, 8)}@example.com`

/** The device for journeys with the tag @phone. */
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const isOnPhone = ({ tags }: TestInfo) => tags.includes('@phone')

/**
 * Journeys wait for what they expect and not for timers, so timers are very short or very long. Toasts stay until they
 * are closed.
 */
const timing = {
  toast: 600_000,
  toastWithAction: 600_000,
  liveStart: 0,
  liveGather: 20,
  liveRetry: 50,
  queryRetry: 20,
  fileRetry: 20,
  searchRest: 20,
  trialAfterDashboard: 50,
  planAfterPayment: 50,
  countdownSecond: 600_000,
  confirmLook: 50,
  addressCheck: 600_000,
  otherTab: 10_000,
} satisfies Partial<Timing>

/** A browser context with the options of the journey, in which nobody is signed in. */
const newContext = async (browser: Browser, but: Partial<Timing> = {}): Promise<BrowserContext> => {
  const context = await browser.newContext({ storageState: signedOutStorage })
  const init = (aikiTiming: object) => Object.assign(globalThis, { aikiTiming })
  await context.addInitScript(init, { ...timing, ...but })
  return context
}

/** Whether a log line helps to explain a failure. Each line has the id of its request. */
const isNotable = (line: string) => !line.includes('"level":"info"') || /"status":[45]/.test(line)

const failureReport = (
  { title }: TestInfo,
  browserErrors: BrowserErrors,
  serverLog: readonly string[],
): string =>
  [
    `What was seen in "${title}":`,
    ...browserErrors.all().map(text => `  console: ${text}`),
    ...serverLog
      .filter(isNotable)
      .slice(-20)
      .map(line => `  server: ${line}`),
  ].join('\n')

/** For journeys of visitors: nobody is signed in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  serverLog: [
    async ({ browserName: _ }, use) => {
      const lines: string[] = []
      logTo(line => void lines.push(line))
      await use(lines)
    },
    { scope: 'worker' },
  ],
  warmContexts: [
    async ({ browser: _ }, use) => {
      const contexts = new Map<string, BrowserContext>()
      await use(contexts)
      await Promise.all([...contexts.values()].map(context => context.close()))
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ serverLog: _ }, use) => {
      // With a pause, the words of a text arrive one after the other, as those of a real model do.
      const stack = await LocalStack.start({ modelPauseMs: 1 })
      // Without an index, the jobs of the home screen fail, in whichever test shows it long enough.
      for (const schedule of ['read-board-myjobmag', 'build-index']) await stack.runSchedule(schedule)
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker' },
  ],
  identity: [
    async ({ stack }, use) => {
      const identity = identityAt(stack.url)
      await use(identity)
      identity.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ stack }, use) => use(stack.url),

  person: async ({ stack }, use) => {
    const fullName = 'Ngozi Eze'
    await use({ ...(await stack.signUp({ email: uniqueEmail(), fullName })), fullName })
  },
  tokens: async ({ identity, person }, use) => use(await identity.signIn(person)),
  api: async ({ stack, tokens }, use) => use(apiClient(stack.url, tokens.AccessToken)),

  browserErrors: async ({ browserName: _ }, use) => use(createBrowserErrors()),
  viewport: ({ viewport }, use, testInfo) => use(isOnPhone(testInfo) ? phone.viewport : viewport),
  hasTouch: ({ hasTouch }, use, testInfo) => use(isOnPhone(testInfo) ? phone.hasTouch : hasTouch),
  isMobile: ({ isMobile }, use, testInfo) => use(isOnPhone(testInfo) ? phone.isMobile : isMobile),
  deviceScaleFactor: ({ deviceScaleFactor }, use, testInfo) =>
    use(isOnPhone(testInfo) ? phone.deviceScaleFactor : deviceScaleFactor),

  fresh: [false, { option: true }],
  reportOnFailure: [
    async ({ serverLog, browserErrors }, use, testInfo) => {
      serverLog.length = 0
      await use(undefined)
      expect.soft(browserErrors.unexpected(), 'what the browser complained of').toEqual([])
      if (testInfo.status !== testInfo.expectedStatus)
        console.log(failureReport(testInfo, browserErrors, serverLog))
    },
    { auto: true },
  ],
  context: async (
    {
      browser,
      warmContexts,
      fresh,
      browserErrors,
      storageState,
      viewport,
      isMobile,
      hasTouch,
      deviceScaleFactor,
      colorScheme,
      javaScriptEnabled,
      contextOptions,
      permissions,
    },
    use,
    testInfo,
  ) => {
    const options = { viewport, isMobile, hasTouch, deviceScaleFactor, colorScheme, javaScriptEnabled }
    const key = JSON.stringify({ ...options, ...contextOptions })
    const context = (!fresh && warmContexts.get(key)) || (await newContext(browser))
    await context.setStorageState(typeof storageState === 'object' ? storageState : signedOutStorage)
    if (permissions) await context.grantPermissions(permissions)
    const stop = browserErrors.listenTo(context)
    await use(context)
    stop()
    if (fresh || testInfo.status !== testInfo.expectedStatus) {
      warmContexts.delete(key)
      return context.close()
    }
    warmContexts.set(key, context)
    await Promise.all(context.pages().map(page => page.close()))
    await context.unrouteAll()
    await context.setOffline(false)
    await context.clearPermissions()
  },
  otherDevice: async ({ browser, browserErrors }, use) => {
    // This device has one tab, so that no other tab can answer.
    const context = await newContext(browser, { otherTab: 50 })
    browserErrors.listenTo(context)
    await use(context)
    await context.close()
  },
})

/** For journeys of a person who is already signed in in this browser. */
export const testSignedIn = test.extend({
  storageState: ({ stack, tokens }, use) => use(signedInStorage(stack.url, tokens)),
})

/** The details of a person who has no account yet. */
export const newcomer = () => ({ fullName: 'Ifeoma Obi', email: uniqueEmail(), password: 'kola-nut-2026' })
