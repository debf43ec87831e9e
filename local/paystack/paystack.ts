import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, readBody } from '../http.ts'
import { type ApiRequest, answerApi } from './api.ts'
import { answerCheckout, type CheckoutRequest } from './checkout/checkout.ts'
import { createDueWork } from './due-work.ts'
import { createFaults, slowAnswerMs } from './faults.ts'
import { createPayments, type Payments } from './payments.ts'
import { createProvider, openDatabase } from './provider.ts'
import { deliverDue } from './webhooks.ts'

export type PaystackOptions = {
  /** The address of the server, such as http://localhost:3000. */
  readonly url: string
  /** The file of the payments. Without it, they are in memory. */
  readonly dataFile?: string | undefined
  /** How long money by USSD and transfer is on its way, in milliseconds of the stack's clock. */
  readonly settleAfter?: number
  /** How long an answer takes when the API is `slow`, in milliseconds. */
  readonly slowAnswer?: number
  readonly onError: (words: string, cause: unknown) => void
}

type Paystack = {
  readonly api: (request: ApiRequest) => Promise<Answer>
  readonly checkout: (request: CheckoutRequest) => Answer
  readonly payments: Payments
  /** Begins no further work, and ends the current work. Events that were not sent are sent at the next start. */
  readonly stop: () => Promise<void>
  /** Closes the data, after the last request. */
  readonly close: () => Promise<void>
}

/** How long a stopping stack waits for the answer to an event. */
const lastAnswerMs = 2000

/**
 * Makes the stand-in for Paystack with one merchant: its API, its hosted page and its webhooks, with test cards and
 * faults. No money is moved.
 */
export const createPaystack = ({
  url,
  dataFile,
  settleAfter = 5000,
  slowAnswer = slowAnswerMs,
  onError,
}: PaystackOptions): Paystack => {
  const ending = new AbortController()
  const answers = new AbortController()
  const database = openDatabase(dataFile)
  const faults = createFaults()
  const provider = createProvider({
    database,
    url,
    settleAfter,
    faults,
    onWaiting: () => {
      money.look()
      events.look()
    },
  })
  const settle = () => provider.settle(Date.now(), Date.now())

  const money = createDueWork({
    nextAt: provider.transactions.nextSettling,
    run: async () => settle(),
    onError: cause => onError('A payment could not be settled.', cause),
  })
  const webhookUrl = `${url}/api/webhooks/paystack`
  const events = createDueWork({
    nextAt: () => provider.webhooks.nextAt(faults.mode()),
    run: () => deliverDue({ provider, faults, webhookUrl, signal: ending.signal }),
    onError: cause => onError('A webhook could not be delivered.', cause),
  })
  money.look()
  events.look()
  const stop = async () => {
    answers.abort()
    const cut = setTimeout(() => ending.abort(), lastAnswerMs)
    await Promise.all([money.stop(), events.stop()])
    clearTimeout(cut)
  }

  return {
    api: async request => {
      settle()
      const mode = faults.mode()
      const answer = answerApi(request, provider, mode)
      // The request has its effect even if the client stops waiting.
      if (mode.api === 'slow')
        await wait(slowAnswer, undefined, { signal: answers.signal, ref: false }).catch(() => undefined)
      return answer
    },
    checkout: request => {
      settle()
      return answerCheckout(request, provider)
    },
    payments: createPayments({ provider, faults, events }),
    stop,
    close: async () => {
      // A stack that could not start has not stopped the provider.
      await stop()
      database.close()
    },
  }
}

const maxBytes = 64 * 1024

/** Makes the route of the provider's API below `/paystack`. */
export const createPaystackRoute =
  ({ api }: Pick<Paystack, 'api'>) =>
  async (request: IncomingMessage, url: URL): Promise<Answer> =>
    api({
      method: request.method ?? 'GET',
      path: url.pathname.replace(/^\/paystack/, ''),
      query: url.searchParams,
      authorization: request.headers.authorization,
      body: await readBody(request, maxBytes),
    })

/** Makes the route of the hosted page below `/checkout`. */
export const createCheckoutRoute =
  ({ checkout }: Pick<Paystack, 'checkout'>) =>
  async (request: IncomingMessage, url: URL): Promise<Answer> =>
    checkout({
      method: request.method ?? 'GET',
      accessCode: url.pathname.split('/')[2] ?? '',
      query: url.searchParams,
      form: new URLSearchParams(await readBody(request, maxBytes)),
    })
