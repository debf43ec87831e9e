import type { Expiry } from './authorizations.ts'
import { randomCode } from './authorizations.ts'
import type { createDueWork } from './due-work.ts'
import { refusal } from './errors.ts'
import type { Faults, Mode } from './faults.ts'
import type { Provider } from './provider.ts'
import { refundPayment, settleRefunds } from './refund.ts'
import { testCard } from './test-cards.ts'
import type { Transaction } from './transactions.ts'
import { sign } from './webhooks.ts'
import { type DisputeOutcome, disputeEvent, iso } from './wire-data.ts'

type Dependencies = {
  readonly provider: Provider
  readonly faults: Faults
  readonly events: ReturnType<typeof createDueWork>
}

export type Payments = ReturnType<typeof createPayments>

/** Finds a transaction. Throws PaystackError for an unknown reference. */
const found = (reference: string, { transactions }: Provider): Transaction => {
  const transaction = transactions.withReference(reference)
  if (!transaction) throw refusal('unknownReference')
  return transaction
}

const summary = (transaction: Transaction, { pageOf }: Provider) => {
  const { reference, status, amount, currency, email, channel, gatewayResponse, refunded } = transaction
  const { createdAt, paidAt, dispute } = transaction
  return {
    reference,
    status,
    /** The amount in kobo, like `refunded`. */
    amount,
    currency,
    email,
    channel,
    gatewayResponse,
    refunded,
    dispute: dispute?.outcome ?? null,
    createdAt: iso(createdAt),
    paidAt: paidAt === null ? null : iso(paidAt),
    checkout: pageOf(transaction),
  }
}

/** Makes the controls of the provider, for tests and for the page of the tools. */
export const createPayments = ({ provider, faults, events }: Dependencies) => ({
  secretKey: provider.secretKey,
  /** Returns the signature of an event's bytes. */
  sign: (body: string | Buffer): string => sign(provider.secretKey, body),
  /** Changes some of the faults, and returns all of them. */
  mode: (patch: Partial<Mode> = {}): Mode => {
    const mode = faults.set(patch)
    events.look()
    return mode
  },
  /** Settles all pending money. */
  settle: (): void => {
    provider.settle(Number.MAX_SAFE_INTEGER, Date.now())
    settleRefunds(provider, Date.now())
  },
  /** Adds a payment of the past. */
  addPast: (past: PastPayment): Transaction => addPastPayment(past, provider),
  /** Refunds an amount in kobo; without an amount, all that is left. */
  refund: (reference: string, amount?: number): void => {
    refundPayment(found(reference, provider), { amount }, provider, Date.now())
  },
  /** Opens a dispute by the card's holder, or records the bank's decision. */
  dispute: (reference: string, outcome: DisputeOutcome): void => {
    const transaction = found(reference, provider)
    const now = Date.now()
    const opened = transaction.dispute ?? { id: transaction.id, openedAt: now }
    const dispute = { ...opened, outcome, resolvedAt: outcome === 'opened' ? null : now }
    const status = outcome === 'lost' ? ('reversed' as const) : transaction.status
    const disputed = provider.transactions.save({ ...transaction, status, dispute })
    provider.notify(disputeEvent(disputed, dispute), now)
  },
  /** Changes a transaction, so that verify and later events differ from what was agreed. */
  alter: (reference: string, patch: Partial<Pick<Transaction, 'amount' | 'currency' | 'email'>>): void => {
    provider.transactions.save({ ...found(reference, provider), ...patch })
  },
  /** Returns the transactions, newest first. */
  transactions: () => provider.transactions.newest().map(transaction => summary(transaction, provider)),
  /**
   * Returns every event, newest first, with the time when it is due (null where it was sent or given up) and the newest
   * answer to it.
   */
  webhooks: () => provider.webhooks.newest(),
  /** Sends all waiting events now, and resolves when each was tried. Does nothing while webhooks are off. */
  deliver: async (): Promise<void> => {
    provider.webhooks.hurry(Date.now())
    await events.settled()
  },
})

/** A payment that was made, and whose event was sent, before this stack started. */
export type PastPayment = {
  readonly reference: string
  /** The amount in kobo. */
  readonly amount: number
  readonly email: string
  /** One of the test cards, which can be charged again from that time on. */
  readonly card: Expiry & { readonly number: string }
  /** True for a payment on the hosted page; false for a charge of a card that had paid before. */
  readonly hosted: boolean
  readonly at: Date
}

/** Adds a payment to the provider's data, without an event. */
const addPastPayment = (
  { card: { number, ...expiry }, at, ...payment }: PastPayment,
  { transactions, authorizations, pay }: Provider,
): Transaction => {
  const card = testCard(number)
  if (!card) throw new Error(`${number} is none of the test cards.`)
  const transaction = transactions.insert({
    ...payment,
    currency: 'NGN',
    channels: ['card'],
    callbackUrl: null,
    metadata: '',
    accessCode: randomCode(15),
    createdAt: at.getTime(),
  })
  return pay(transaction, authorizations.keep(payment.email, card, expiry), at.getTime())
}
