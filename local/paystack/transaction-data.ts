import { createHash } from 'node:crypto'
import type { Transaction } from './transactions.ts'

export const iso = (time: number): string => new Date(time).toISOString()
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time))

/** 1.5 % and ₦100, the latter from ₦2,500; never more than ₦2,000. In kobo. */
export const feesOf = (amount: number): number =>
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

/** What every telling of a transaction has. */
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

/** A transaction as verify tells it. */
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

/** The same as an event carries it: poorer, and its empty values are others. */
export const eventData = (transaction: Transaction) => ({
  ...common(transaction),
  paid_at: isoOrNull(transaction.paidAt),
  created_at: iso(transaction.createdAt),
  ip_address,
  log: logOf(transaction),
  metadata: transaction.metadata === '' ? 0 : transaction.metadata,
  plan: {},
})

/** The same as charge_authorization answers it, which has no time of payment. */
export const chargedData = (transaction: Transaction) => ({
  ...common(transaction),
  transaction_date: iso(transaction.createdAt),
  ip_address: null,
  log: null,
})
