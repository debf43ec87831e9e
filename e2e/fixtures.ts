import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, test as base, expect, type TestInfo } from 'playwright/test'
import { logTo } from '../functions/runtime/log.ts'
import { apiClient } from '../local/api-client.ts'
import type { Person } from '../local/people.ts'
import type { SignedIn } from '../local/sign-in.ts'
import { LocalStack } from '../local/stack.ts'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import type { Timing } from '../web/timing.ts'
import { type Complaints, createComplaints } from './complaints.ts'
import { type Identity, identityAt } from './identity.ts'
import { signedInStorage, signedOutStorage } from './signed-in.ts'

type WorkerFixtures = {
  /** What the stack has logged since the journey began, a line each. */
  serverLog: string[]
  /** Browser contexts that keep their caches from one journey to the next, by the options that they were opened with. */
  warmContexts: Map<string, BrowserContext>
  /** The whole of Aiki, in memory, for all journeys of a worker. They share no people. */
  stack: LocalStack
  identity: Identity
}

type Fixtures = {
  /** The journey gets a context of its own: set it where something of the journey would stay, such as a clock. */
  fresh: boolean
  /** Tells what was seen, where a journey fails. */
  toldOnFailure: undefined
  /** Somebody with a confirmed account, for this journey alone. */
  person: Person & { fullName: string }
  /** A session of that person, on a device that the journey does not see. */
  tokens: SignedIn
  /** What that person does on another device. */
  api: Client<Api>
  /** A browser that nobody signed in on. */
  otherDevice: BrowserContext
  complaints: Complaints
}

export const uniqueEmail = (): string => `ngozi.${randomUUID().slice(0, 8)}@example.com`

/** What a journey that is tagged @phone is opened on. */
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const isOnPhone = ({ tags }: TestInfo) => tags.includes('@phone')

/** A journey waits for what it expects, and not for a clock. Toasts stay until they are closed. */
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
  otherTab: 10_000,
} satisfies Partial<Timing>

/** With the options of the journey, and nobody signed in. */
const newContext = async (browser: Browser, but: Partial<Timing> = {}): Promise<BrowserContext> => {
  const context = await browser.newContext({ storageState: signedOutStorage })
  const init = (aikiTiming: object) => Object.assign(globalThis, { aikiTiming })
  await context.addInitScript(init, { ...timing, ...but })
  return context
}

/** Of what the server logged only what is worth a look: each line has the id of its request. */
const isTelling = (line: string) => !line.includes('"level":"info"') || /"status":[45]/.test(line)

const toldOf = ({ title }: TestInfo, complaints: Complaints, serverLog: readonly string[]): string =>
  [
    `What was seen in "${title}":`,
    ...complaints.all().map(text => `  console: ${text}`),
    ...serverLog
      .filter(isTelling)
      .slice(-20)
      .map(line => `  server: ${line}`),
  ].join('\n')

/** Journeys of visitors: nobody is signed in. */
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
      const stack = await LocalStack.start()
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

  complaints: async ({ browserName: _ }, use) => use(createComplaints()),
  viewport: ({ viewport }, use, testInfo) => use(isOnPhone(testInfo) ? phone.viewport : viewport),
  hasTouch: ({ hasTouch }, use, testInfo) => use(isOnPhone(testInfo) ? phone.hasTouch : hasTouch),
  isMobile: ({ isMobile }, use, testInfo) => use(isOnPhone(testInfo) ? phone.isMobile : isMobile),
  deviceScaleFactor: ({ deviceScaleFactor }, use, testInfo) =>
    use(isOnPhone(testInfo) ? phone.deviceScaleFactor : deviceScaleFactor),

  fresh: [false, { option: true }],
  toldOnFailure: [
    async ({ serverLog, complaints }, use, testInfo) => {
      serverLog.length = 0
      await use(undefined)
      expect.soft(complaints.unexpected(), 'what the browser complained of').toEqual([])
      if (testInfo.status !== testInfo.expectedStatus) console.log(toldOf(testInfo, complaints, serverLog))
    },
    { auto: true },
  ],
  context: async (
    {
      browser,
      warmContexts,
      fresh,
      complaints,
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
    const stop = complaints.listenTo(context)
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
  otherDevice: async ({ browser, complaints }, use) => {
    // It has one tab: no other one answers.
    const context = await newContext(browser, { otherTab: 50 })
    complaints.listenTo(context)
    await use(context)
    await context.close()
  },
})

/** Journeys of somebody who signed in on this browser before. */
export const testSignedIn = test.extend({
  storageState: ({ stack, tokens }, use) => use(signedInStorage(stack.url, tokens)),
})
