import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { createBrowserErrors } from '../e2e/browser-errors.ts'
import { apiClient } from '../local/people.ts'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import type { BrowserConfig } from '../shared/browser-config.ts'
import type { Boards } from './boards.ts'
import type { Confirmation, Mailbox } from './mailbox.ts'
import { configOf } from './site-config.ts'
import { type Tokens, tokensIn } from './tokens.ts'

export type SmokeOptions = {
  /** The origin of the site, without a slash at the end. */
  readonly site: string
  readonly mailbox: Mailbox
  /** Makes a browser context in which nobody is signed in. Its caller closes it. */
  readonly newContext: () => Promise<BrowserContext>
  /** The folder of the pictures of failures. */
  readonly pictures: string
  /** What is looked at with credentials of AWS. */
  readonly stack?: Stack | undefined
}

/** What the stack of the site says, to who has credentials. */
export type Stack = {
  readonly boards: () => Promise<Boards>
  /** The names of the alarms that are in the state ALARM. */
  readonly alarms: () => Promise<string[]>
  /** The lines of a function's log of the last minutes that contain these words, the newest last. */
  readonly log: (functionName: string, words: string) => Promise<string[]>
}

/** How long an action, such as a click, waits for what it acts on, in milliseconds. */
const longestAction = 20_000

type SmokeRequest = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }

/** A browser of the person. */
type Device = 'first' | 'other'

export type Account = { readonly fullName: string; readonly email: string; readonly password: string }

type Made = {
  /** The sign-up was sent. */
  signUp: boolean
  /** There may be an account, which is not deleted yet. */
  account: boolean
  /** The code was used, or its use has failed. */
  confirmed: boolean
  /** Resolves when the other browser has subscribed to live events. */
  connected?: Promise<void>
  confirmation?: Confirmation
}

export type Smoke = ReturnType<typeof createSmoke>

/** A connection of an earlier step may have been idle so long that the server closes it just when it is used again. */
const ownConnection = { connection: 'close' }

/** What the steps share: the browsers of one new person, and what they have found out so far. */
export const createSmoke = ({ site, mailbox, newContext, pictures, stack }: SmokeOptions) => {
  const errors = createBrowserErrors()
  const stopListening = new Map<Page, () => void>()
  const opened = new Map<string, Promise<Page>>()
  const open = async (): Promise<Page> => {
    const context = await newContext()
    const page = await context.newPage()
    stopListening.set(page, errors.listenTo(context))
    page.setDefaultTimeout(longestAction)
    return page
  }
  const page = (device: Device = 'first'): Promise<Page> => {
    const known = opened.get(device) ?? open()
    opened.set(device, known)
    return known
  }
  const pages = async (): Promise<Page[]> => {
    const all = await Promise.allSettled(opened.values())
    return all.flatMap(made => (made.status === 'fulfilled' ? [made.value] : []))
  }
  let config: Promise<BrowserConfig> | undefined
  const account: Account = {
    fullName: 'Ngozi Eze',
    email: mailbox.address,
    password: `kola-${crypto.randomUUID()}`,
  }
  const made: Made = { signUp: false, confirmed: false, account: false }
  return {
    site,
    mailbox,
    stack,
    account,
    errors,
    /** Whether the site is on this machine. A deployment always has https. */
    isLocal: site.startsWith('http:'),
    /** What has been made so far, and must be deleted at the end. */
    made,
    page,
    /** Requests a path of the site, or a signed link, without a browser. */
    fetch: (address: string, { headers, ...init }: SmokeRequest = {}): Promise<Response> =>
      fetch(new URL(address, site), {
        redirect: 'manual',
        ...init,
        headers: { ...headers, ...ownConnection },
      }),
    config: (): Promise<BrowserConfig> => {
      config ??= configOf(site)
      return config
    },
    /** The tokens that a browser of the person has now. */
    tokens: async (device: Device = 'first'): Promise<Tokens> => tokensIn(await page(device)),
    /** The API, as the person calls it. */
    api: async (): Promise<Client<Api>> =>
      apiClient(site, (await tokensIn(await page())).accessToken, ownConnection),
    /** Visits the site of somebody else in a browser. What its console says is not ours, also after a failure there. */
    elsewhere: async (page: Page, visit: () => Promise<void>): Promise<void> => {
      stopListening.get(page)?.()
      await visit()
      stopListening.set(page, errors.listenTo(page.context()))
    },
    /** Opens the dashboard of the first browser anew, if the person has come so far. */
    home: async (): Promise<void> => {
      if (made.account) await (await page()).goto('/dashboard').catch(() => undefined)
    },
    /** Takes a picture of each open page. */
    picture: async (name: string): Promise<string[]> => {
      const taken = (await pages()).map(async (page, index) => {
        const path = join(pictures, `${name}-${index + 1}.png`)
        return page.screenshot({ path, timeout: 5_000 }).then(
          () => path,
          () => undefined,
        )
      })
      return (await Promise.all(taken)).filter(path => path !== undefined)
    },
  }
}
