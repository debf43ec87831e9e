import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { openSqlite, settings } from '../sqlite.ts'
import { type AuthorizationData, authorizationTable, oneTimeAuthorization } from './authorizations.ts'
import type { Faults, Mode } from './faults.ts'
import { type Step, type Transaction, transactionTable } from './transactions.ts'
import { type Event, webhookTable } from './webhooks.ts'
import { eventData } from './wire-data.ts'

type ProviderOptions = {
  readonly database: DatabaseSync
  /** The address of the server, such as http://localhost:3000. */
  readonly url: string
  /** How long money by USSD and transfer is on its way, in milliseconds of the stack's clock. */
  readonly settleAfter: number
  readonly faults: Faults
  /** Called when money or an event begins to wait. */
  readonly onWaiting: () => void
}

export type Provider = ReturnType<typeof createProvider>

/** Makes what the API, the hosted page and the tools share: the data of the provider, and the steps of a payment. */
export const createProvider = ({ database, url, settleAfter, faults, onWaiting }: ProviderOptions) => {
  const setting = settings(database)
  const transactions = transactionTable(database)
  const authorizations = authorizationTable(database)
  const webhooks = webhookTable(database)

  const notify = (event: Event, now: number): void => {
    webhooks.add(event, faults.mode(), now)
    onWaiting()
  }

  /** Marks a transaction as paid at a time, without an event. */
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
    notify({ event: 'charge.success', reference: paid.reference, data: eventData(paid) }, now)
    return paid
  }

  return {
    /** The secret key, which is made once and stored with the data. */
    secretKey: setting('secretKey', () => `sk_test_${randomBytes(20).toString('hex')}`),
    transactions,
    authorizations,
    webhooks,
    mode: (): Mode => faults.mode(),
    notify,
    pay,
    succeed,
    pageOf: ({ accessCode }: Pick<Transaction, 'accessCode'>) => `${url}/checkout/${accessCode}`,

    fail: (transaction: Transaction, gatewayResponse: string): Transaction =>
      // The provider sends no event for a failed payment.
      transactions.save({
        ...transaction,
        status: 'failed',
        channel: 'card',
        gatewayResponse,
        step: null,
        attempts: transaction.attempts + 1,
        errors: transaction.errors + 1,
      }),

    /** Records that the bank asks a question before it pays. */
    ask: (transaction: Transaction, step: Step): Transaction =>
      transactions.save({
        ...transaction,
        status: 'ongoing',
        channel: 'card',
        gatewayResponse: 'The transaction is being processed',
        step,
      }),

    /** Records that money by USSD or transfer is on its way. */
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

    /**
     * Marks the payments as paid whose money arrives until a time: at the time of arrival, or at `now` where that is
     * earlier.
     */
    settle(until: number, now: number): void {
      for (const transaction of transactions.settledBy(until)) {
        const { channel, settlesAt } = transaction
        if (channel === 'ussd' || channel === 'bank_transfer')
          succeed(transaction, oneTimeAuthorization(channel), Math.min(settlesAt ?? now, now))
      }
    },
  }
}

// Times are milliseconds since 1970. A transaction that waits for a bank has the time when it will settle. A webhook
// without an answer that is not given up has the time when it is due.
const schema = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS transactions (
    id INTEGER PRIMARY KEY AUTOINCREMENT, reference TEXT NOT NULL UNIQUE, accessCode TEXT NOT NULL UNIQUE,
    settlesAt INTEGER, state TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS transactionsWaiting ON transactions (settlesAt) WHERE settlesAt IS NOT NULL;
  CREATE TABLE IF NOT EXISTS authorizations (
    code TEXT PRIMARY KEY, email TEXT NOT NULL, card TEXT NOT NULL, data TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS webhooks (
    id INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, reference TEXT NOT NULL, body TEXT NOT NULL,
    createdAt INTEGER NOT NULL, dueAt INTEGER, attempts INTEGER NOT NULL, status INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS webhooksWaiting ON webhooks (dueAt) WHERE dueAt IS NOT NULL;
`

export const openDatabase = (file?: string): DatabaseSync => openSqlite({ holds: 'payments', schema, file })
