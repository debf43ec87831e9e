import { customerData, eventData, iso } from './transaction-data.ts'
import type { Transaction } from './transactions.ts'
import type { Event } from './webhooks.ts'

const day = 86_400_000

/** What the bank's client says, and how it ends: `lost`, the merchant gives the money back; `won`, it does not. */
export const disputeOutcomes = ['opened', 'lost', 'won'] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]

const resolutions = { opened: null, lost: 'merchant-accepted', won: 'declined' } as const

/** The event of a transaction's dispute as it stands. It names the transaction within its data. */
export const disputeEvent = (
  transaction: Transaction,
  { id, openedAt, resolvedAt, outcome }: NonNullable<Transaction['dispute']>,
): Event => {
  const open = outcome === 'opened'
  return {
    event: open ? 'charge.dispute.create' : 'charge.dispute.resolve',
    reference: transaction.reference,
    data: {
      id,
      refund_amount: transaction.amount,
      currency: transaction.currency,
      status: open ? 'awaiting-merchant-feedback' : 'resolved',
      resolution: resolutions[outcome],
      domain: 'test',
      transaction: eventData(transaction),
      transaction_reference: null,
      category: 'chargeback',
      customer: customerData(transaction.email),
      bin: transaction.authorization?.bin ?? null,
      last4: transaction.authorization?.last4 ?? null,
      dueAt: iso(openedAt + day),
      resolvedAt: resolvedAt === null ? null : iso(resolvedAt),
      evidence: null,
      attachments: '',
      note: null,
      history: [{ status: 'pending', by: transaction.email, createdAt: iso(openedAt) }],
      messages: [{ sender: transaction.email, body: 'I did not order this', createdAt: iso(openedAt) }],
      createdAt: iso(openedAt),
      updatedAt: iso(resolvedAt ?? openedAt),
    },
  }
}
