import { createHash } from 'node:crypto'
import type { Transaction } from './transactions.ts'
import type { Event } from './webhooks.ts'

export const iso = (time: number): string => new Date(time).toISOString()
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time))

/** Returns the provider's fee in kobo: 1.5 %, plus ₦100 from ₦2,500 on, and never more than ₦2,000. */
const feesOf = (amount: number): number =>
  Math.min(200_000, Math.ceil(amount * 0.015) + (amount < 250_000 ? 0 : 10_000))

export const customerData = (email: string) => {
  const hash = createHash('sha256').update(email).digest('hex')
  return {
    id: Number.parseInt(hash.slice(0, 7), 16),
    first_name: null,
    last_name: null,
    email,
    customer_code: `CUS_${BigInt(`0x${hash.slice(0, 20)}`)
      .toString(36)
      .slice(0, 15)}`,
    phone: null,
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  }
}

const isPaid = ({ status }: Transaction): boolean => status === 'success' || status === 'reversed'

const logOf = (transaction: Transaction) => {
  const { createdAt, paidAt, attempts, errors } = transaction
  return {
    start_time: Math.floor(createdAt / 1000),
    time_spent: paidAt === null ? 0 : Math.round((paidAt - createdAt) / 1000),
    attempts,
    errors,
    success: isPaid(transaction),
    mobile: false,
    input: [],
    history: [],
  }
}

/** Makes the fields that every answer about a transaction has. */
const common = (transaction: Transaction) => ({
  id: transaction.id,
  domain: 'test',
  status: transaction.status,
  reference: transaction.reference,
  amount: transaction.amount,
  message: null,
  gateway_response: transaction.gatewayResponse,
  channel: transaction.channel ?? 'card',
  currency: transaction.currency,
  metadata: transaction.metadata,
  fees: isPaid(transaction) ? feesOf(transaction.amount) : null,
  authorization: transaction.authorization ?? {},
  customer: customerData(transaction.email),
  plan: null,
})

const ip_address = '197.210.54.33'

/** Makes a transaction in the form of verify. */
export const verifiedData = (transaction: Transaction) => {
  const paid = isoOrNull(transaction.paidAt)
  const created = iso(transaction.createdAt)
  return {
    ...common(transaction),
    receipt_number: null,
    paid_at: paid,
    created_at: created,
    ip_address,
    log: logOf(transaction),
    fees_split: null,
    split: {},
    order_id: null,
    paidAt: paid,
    createdAt: created,
    requested_amount: transaction.amount,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    connect: null,
    transaction_date: created,
    plan_object: {},
    subaccount: {},
  }
}

/** Makes a transaction in the form of an event, which has fewer fields and other empty values. */
export const eventData = (transaction: Transaction) => ({
  ...common(transaction),
  paid_at: isoOrNull(transaction.paidAt),
  created_at: iso(transaction.createdAt),
  ip_address,
  log: logOf(transaction),
  metadata: transaction.metadata === '' ? 0 : transaction.metadata,
  plan: {},
})

/** Makes a transaction in the form of charge_authorization, which has no time of payment. */
export const chargedData = (transaction: Transaction) => ({
  ...common(transaction),
  transaction_date: iso(transaction.createdAt),
  ip_address: null,
  log: null,
})

const day = 86_400_000

/**
 * The states of a dispute: `opened` by the card's holder; `lost`, and the merchant refunds the money; `won`, and the
 * merchant keeps it.
 */
export const disputeOutcomes = ['opened', 'lost', 'won'] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]

const resolutions = { opened: null, lost: 'merchant-accepted', won: 'declined' } as const

/** Makes the event of a transaction's dispute in its current state. The event names the transaction within its data. */
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
