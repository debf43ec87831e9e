import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { settings } from '../settings.ts'
import { type AuthorizationData, authorizationTable, unkeptAuthorization } from './authorizations.ts'
import type { Faults, Mode } from './mode.ts'
import { eventData } from './transaction-data.ts'
import { type Step, type Transaction, transactionTable } from './transactions.ts'
import { type Event, webhookTable } from './webhooks.ts'

type ProviderOptions = {
  readonly database: DatabaseSync
  /** Of the one server, such as http://localhost:3000. */
  readonly url: string
  /** How long the money of USSD and transfer is on its way, in milliseconds of the stack's clock. */
  readonly settleAfter: number
  readonly faults: Faults
  /** Told when money or an event begins to wait. */
  readonly onWaiting: () => void
}

export type Provider = ReturnType<typeof createProvider>

/** What the API, the hosted page and the tools share: what there is, and how a payment comes about. */
export const createProvider = ({ database, url, settleAfter, faults, onWaiting }: ProviderOptions) => {
  const setting = settings(database)
  const transactions = transactionTable(database)
  const authorizations = authorizationTable(database)
  const webhooks = webhookTable(database)

  const tell = (event: Event, now: number): void => {
    webhooks.add(event, faults.mode(), now)
    onWaiting()
  }

  /** Paid at a time, and nobody is told. */
  const pay = (transaction: Transaction, authorization: AuthorizationData, at: number): Transaction =>
    transactions.save({
      ...transaction,
      status: 'success',
      channel: authorization.channel,
      gatewayResponse: transaction.hosted ? 'Successful' : 'Approved',
      paidAt: at,
      settlesAt: null,
      step: null,
      authorization,
      attempts: transaction.attempts + 1,
    })

  const succeed = (transaction: Transaction, authorization: AuthorizationData, now: number): Transaction => {
    const paid = pay(transaction, authorization, now)
    tell({ event: 'charge.success', reference: paid.reference, data: eventData(paid) }, now)
    return paid
  }

  return {
    /** Made once and kept with the data. */
    secretKey: setting('secretKey', () => `sk_test_${randomBytes(20).toString('hex')}`),
    transactions,
    authorizations,
    webhooks,
    mode: (): Mode => faults.mode(),
    tell,
    pay,
    succeed,
    pageOf: ({ accessCode }: Pick<Transaction, 'accessCode'>) => `${url}/checkout/${accessCode}`,

    fail: (transaction: Transaction, gatewayResponse: string): Transaction =>
      // There is no event for this one.
      transactions.save({
        ...transaction,
        status: 'failed',
        channel: 'card',
        gatewayResponse,
        step: null,
        attempts: transaction.attempts + 1,
        errors: transaction.errors + 1,
      }),

    /** The bank asks for something first. */
    ask: (transaction: Transaction, step: Step): Transaction =>
      transactions.save({
        ...transaction,
        status: 'ongoing',
        channel: 'card',
        gatewayResponse: 'The transaction is being processed',
        step,
      }),

    /** The money of USSD or a transfer is on its way. */
    expectMoney(transaction: Transaction, channel: 'ussd' | 'bank_transfer', now: number): Transaction {
      const waiting = transactions.save({
        ...transaction,
        status: 'pending',
        channel,
        gatewayResponse: 'Pending',
        step: null,
        settlesAt: now + settleAfter,
      })
      onWaiting()
      return waiting
    },

    /** What has come until a time is paid: at the time when it came, or at `now` where that is earlier. */
    settle(until: number, now: number): void {
      for (const transaction of transactions.settledBy(until)) {
        const { channel, settlesAt } = transaction
        if (channel === 'ussd' || channel === 'bank_transfer')
          succeed(transaction, unkeptAuthorization(channel), Math.min(settlesAt ?? now, now))
      }
    },
  }
}
