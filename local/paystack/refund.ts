import * as z from 'zod'
import { randomCode } from './authorizations.ts'
import { invalidParams, refusal } from './errors.ts'
import { bodyOf, type Operation, part } from './operations.ts'
import type { Provider } from './provider.ts'
import type { Refund, Transaction } from './transactions.ts'
import { customerData, eventData, iso } from './wire-data.ts'

const integration = 100_032
const positive = z.int().positive()

const event = (status: Refund['status'], { reference, currency, email }: Transaction, amount: number) => {
  const { first_name, last_name } = customerData(email)
  return {
    event: `refund.${status}`,
    reference,
    data: {
      status,
      transaction_reference: reference,
      refund_reference: status === 'processed' ? `TRF_${randomCode(15)}` : null,
      // The amount is a string here, unlike everywhere else.
      amount: String(amount),
      currency,
      processor: 'instant-transfer',
      customer: { first_name, last_name, email },
      integration,
      domain: 'test',
    },
  }
}

/** Records a refund with its current status. A payment is reversed when all of it is refunded. */
const withRefund = (transaction: Transaction, refund: Refund): Transaction => {
  const refunds = [...transaction.refunds.filter(({ id }) => id !== refund.id), refund]
  const refunded = transaction.refunded + (refund.status === 'processed' ? refund.amount : 0)
  return {
    ...transaction,
    refunds,
    refunded,
    status: refunded === transaction.amount ? 'reversed' : 'success',
  }
}

type RefundRequest = { readonly amount?: number | undefined; readonly note?: string | undefined }

/** Refunds an amount in kobo; without an amount, all that is left. Throws PaystackError. */
export const refundPayment = (
  transaction: Transaction,
  wanted: RefundRequest,
  { transactions, notify, mode }: Provider,
  now: number,
): { refunded: Transaction; refund: Refund } => {
  const pending = transaction.refunds.filter(({ status }) => status === 'pending')
  const left =
    transaction.amount - transaction.refunded - pending.reduce((sum, { amount }) => sum + amount, 0)
  if (transaction.status === 'reversed' || left === 0) throw refusal('fullyReversed')
  if (transaction.status !== 'success') throw invalidParams('Transaction was never paid')
  const amount = wanted.amount ?? left
  if (amount > left) throw invalidParams('Refund amount cannot be more than transaction amount')
  const { refunds } = mode()
  if (refunds === 'refused') throw refusal('insufficientBalance')
  const outcome = { ok: 'processed', pending: 'pending', failing: 'failed' } as const
  const refund: Refund = {
    id: transaction.id * 10 + transaction.refunds.length,
    amount,
    status: outcome[refunds],
    note: wanted.note ?? `Refund for transaction ${transaction.reference}`,
    createdAt: now,
  }
  const refunded = transactions.save(withRefund(transaction, refund))
  for (const status of new Set(['pending', refund.status] as const))
    notify(event(status, refunded, amount), now)
  return { refunded, refund }
}

/** Completes all pending refunds. */
export const settleRefunds = ({ transactions, notify }: Provider, now: number): void => {
  for (const waiting of transactions.newest())
    for (const refund of waiting.refunds.filter(({ status }) => status === 'pending')) {
      const current = transactions.withId(waiting.id) ?? waiting
      const refunded = transactions.save(withRefund(current, { ...refund, status: 'processed' }))
      notify(event('processed', refunded, refund.amount), now)
    }
}

/** Makes the fields that the answers to making and to listing a refund share. */
const refundData = ({ currency }: Transaction, { id, amount, status, note, createdAt }: Refund) => ({
  integration,
  deducted_amount: 0,
  channel: null,
  merchant_note: note,
  customer_note: note,
  status,
  refunded_by: 'support@aiki.example',
  expected_at: iso(createdAt),
  currency,
  domain: 'test',
  amount,
  fully_deducted: false,
  id,
  createdAt: iso(createdAt),
  updatedAt: iso(createdAt),
})

/** POST /refund, for a transaction by its reference or id. */
export const refund: Operation = ({ body }, provider, now) => {
  const { transactions } = provider
  const input = bodyOf(body)
  const named = part(z.union([z.string(), z.int()]), input.transaction, refusal('unknownReference'))
  const found = transactions.withReference(String(named)) ?? transactions.withId(Number(named))
  if (!found) throw refusal('unknownReference')
  const amount = part(positive.optional(), input.amount, refusal('invalidAmount'))
  const note = part(z.string().optional(), input.merchant_note, invalidParams('Invalid merchant note'))
  const { refunded, refund } = refundPayment(found, { amount, note }, provider, now)
  return {
    message: 'Refund has been queued for processing',
    data: { ...refundData(refunded, { ...refund, status: 'pending' }), transaction: eventData(refunded) },
  }
}

/**
 * GET /refund?transaction=: accepts the id of a transaction only. For a reference it returns an empty list, and no
 * error.
 */
export const listRefunds: Operation = ({ query }, { transactions }) => {
  const wanted = [transactions.withId(Number(query.get('transaction'))) ?? []].flat()
  const data = wanted.flatMap(transaction =>
    transaction.refunds.map(each => ({ ...refundData(transaction, each), transaction: transaction.id })),
  )
  return { message: 'Refunds retrieved', data }
}
