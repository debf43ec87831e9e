import { type DisputeOutcome, disputeEvent } from './dispute.ts'
import { unknownReference } from './errors.ts'
import type { Faults, Mode } from './mode.ts'
import type { Provider } from './provider.ts'
import type { createPulse } from './pulse.ts'
import { type PastPayment, recallPayment } from './recall.ts'
import { refundPayment, settleRefunds } from './refund.ts'
import { sign } from './sign.ts'
import { iso } from './transaction-data.ts'
import type { Transaction } from './transactions.ts'

type Surroundings = {
  readonly provider: Provider
  readonly faults: Faults
  readonly events: ReturnType<typeof createPulse>
}

export type Payments = ReturnType<typeof createPayments>

/** Throws PaystackError where a reference is unknown. */
const found = (reference: string, { transactions }: Provider): Transaction => {
  const transaction = transactions.withReference(reference)
  if (!transaction) throw unknownReference()
  return transaction
}

const summary = (transaction: Transaction, { pageOf }: Provider) => {
  const { reference, status, amount, currency, email, channel, gatewayResponse, refunded } = transaction
  const { createdAt, paidAt, dispute } = transaction
  return {
    reference,
    status,
    /** In kobo, as is `refunded`. */
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

/** A hand on the provider, for tests and for whoever tries the app out. */
export const createPayments = ({ provider, faults, events }: Surroundings) => ({
  secretKey: provider.secretKey,
  /** The signature of an event's bytes. */
  sign: (body: string | Buffer): string => sign(provider.secretKey, body),
  /** What goes wrong, after changing some of it. */
  mode: (patch: Partial<Mode> = {}): Mode => {
    const mode = faults.set(patch)
    events.look()
    return mode
  },
  /** All money that is on its way is there. */
  settle: (): void => {
    provider.settle(Number.MAX_SAFE_INTEGER, Date.now())
    settleRefunds(provider, Date.now())
  },
  /** Knows of a payment as if it had been made then. */
  recall: (past: PastPayment): Transaction => recallPayment(past, provider),
  /** In kobo; left out: all that is left. */
  refund: (reference: string, amount?: number): void => {
    refundPayment(found(reference, provider), { amount }, provider, Date.now())
  },
  /** The card's holder complains at the bank; then the bank decides. */
  dispute: (reference: string, outcome: DisputeOutcome): void => {
    const transaction = found(reference, provider)
    const now = Date.now()
    const opened = transaction.dispute ?? { id: transaction.id, openedAt: now }
    const dispute = { ...opened, outcome, resolvedAt: outcome === 'opened' ? null : now }
    const status = outcome === 'lost' ? ('reversed' as const) : transaction.status
    const disputed = provider.transactions.save({ ...transaction, status, dispute })
    provider.tell(disputeEvent(disputed, dispute), now)
  },
  /** Lets verify and later events say something else than what was agreed. */
  alter: (reference: string, patch: Partial<Pick<Transaction, 'amount' | 'currency' | 'email'>>): void => {
    provider.transactions.save({ ...found(reference, provider), ...patch })
  },
  /** Newest first. */
  transactions: () => provider.transactions.newest().map(transaction => summary(transaction, provider)),
  /** Every event, newest first: when it is due (null: told, or given up), and the newest answer to it. */
  webhooks: () => provider.webhooks.newest(),
  /** Tells now all that waits, and resolves when each was tried; nothing while webhooks are off. */
  deliver: async (): Promise<void> => {
    provider.webhooks.hurry(Date.now())
    await events.settled()
  },
})
