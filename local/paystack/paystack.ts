import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '../answer.ts'
import { type ApiRequest, answerApi } from './api.ts'
import { answerCheckout, type CheckoutRequest } from './checkout/checkout.ts'
import { openDatabase } from './database.ts'
import { deliverDue } from './deliver.ts'
import { createFaults, slowAnswerMs } from './mode.ts'
import { createPayments, type Payments } from './payments.ts'
import { createProvider } from './provider.ts'
import { createPulse } from './pulse.ts'

export type PaystackOptions = {
  /** Of the one server, such as http://localhost:3000. */
  readonly url: string
  /** Where payments are kept; left out: in memory. */
  readonly dataFile?: string | undefined
  /** How long the money of USSD and transfer is on its way, in milliseconds of the stack's clock. */
  readonly settleAfter?: number
  /** How long an answer takes where the API is `slow`, in milliseconds. */
  readonly slowAnswer?: number
  readonly onTrouble: (words: string, cause: unknown) => void
}

export type Paystack = {
  readonly api: (request: ApiRequest) => Promise<Answer>
  readonly checkout: (request: CheckoutRequest) => Answer
  readonly payments: Payments
  /** Begins nothing more, and ends what is under way. Events that were not told are told at the next start. */
  readonly stop: () => Promise<void>
  /** After the last request. */
  readonly close: () => Promise<void>
}

/** How long the end of a stack waits for the answer to an event. */
const lastAnswerMs = 2000

/**
 * A stand-in for Paystack with one merchant: its API, its hosted page and its webhooks, with test cards and faults of
 * every kind. No money is moved.
 */
export const createPaystack = ({
  url,
  dataFile,
  settleAfter = 5000,
  slowAnswer = slowAnswerMs,
  onTrouble,
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

  const money = createPulse({
    nextAt: provider.transactions.nextSettling,
    run: async () => settle(),
    onTrouble: cause => onTrouble('A payment could not be settled.', cause),
  })
  const webhookUrl = `${url}/api/webhooks/paystack`
  const events = createPulse({
    nextAt: () => provider.webhooks.nextAt(faults.mode()),
    run: () => deliverDue({ provider, faults, webhookUrl, signal: ending.signal }),
    onTrouble: cause => onTrouble('A webhook could not be told.', cause),
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
      // Whoever gives up waiting has been served nevertheless.
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
      // A stack that could not start has not stopped it.
      await stop()
      database.close()
    },
  }
}
