import { randomUUID } from 'node:crypto'
import { type BrowserContext, test as base, expect } from 'playwright/test'
import { apiClient } from '../local/api-client.ts'
import type { Person } from '../local/people.ts'
import type { SignedIn } from '../local/sign-in.ts'
import { LocalStack } from '../local/stack.ts'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import { type Complaints, createComplaints } from './complaints.ts'
import { type Identity, identityAt } from './identity.ts'
import { signedInStorage, signedOutStorage } from './signed-in.ts'

type WorkerFixtures = {
  /** The whole of Aiki, in memory, for all journeys of a worker. They share no people. */
  stack: LocalStack
  identity: Identity
}

type Fixtures = {
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

/** Journeys of visitors: nobody is signed in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    async ({ browserName: _ }, use) => {
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

  complaints: async ({ browserName: _ }, use) => {
    const complaints = createComplaints()
    await use(complaints)
    expect.soft(complaints.unexpected(), 'what the browser complained of').toEqual([])
  },
  context: async ({ context, complaints }, use) => {
    complaints.listenTo(context)
    await use(context)
  },
  otherDevice: async ({ browser, complaints }, use) => {
    const context = await browser.newContext({ storageState: signedOutStorage })
    complaints.listenTo(context)
    await use(context)
    await context.close()
  },
})

/** Journeys of somebody who signed in on this browser before. */
export const testSignedIn = test.extend({
  storageState: ({ stack, tokens }, use) => use(signedInStorage(stack.url, tokens)),
})
