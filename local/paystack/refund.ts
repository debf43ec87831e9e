import * as z from 'zod'
import { bodyOf, part } from './charge-request.ts'
import { invalidAmount, invalidParams, unknownReference } from './errors.ts'
import type { Operation } from './operation.ts'
import type { Provider } from './provider.ts'
import { randomCode } from './random-code.ts'
import { customerData, eventData, iso } from './transaction-data.ts'
import type { Transaction } from './transactions.ts'

const integration = 100_032
const positive = z.int().positive()

const event = (
  status: 'pending' | 'processed',
  { reference, currency, email }: Transaction,
  amount: number,
) => {
  const { first_name, last_name } = customerData(email)
  return {
    event: `refund.${status}`,
    reference,
    data: {
      status,
      transaction_reference: reference,
      refund_reference: status === 'pending' ? null : `TRF_${randomCode(15)}`,
      // In words of digits, unlike everywhere else.
      amount: String(amount),
      currency,
      processor: 'instant-transfer',
      customer: { first_name, last_name, email },
      integration,
      domain: 'test',
    },
  }
}

/** Gives money back; in kobo, and all that is left where no amount is named. Throws PaystackError. */
export const refundPayment = (
  transaction: Transaction,
  wanted: number | undefined,
  { transactions, tell }: Provider,
  now: number,
): { refunded: Transaction; amount: number } => {
  const left = transaction.amount - transaction.refunded
  if (transaction.status !== 'success' || left === 0)
    throw invalidParams('Transaction has been fully reversed, or was never paid')
  const amount = wanted ?? left
  if (amount > left) throw invalidParams('Refund amount cannot be more than transaction amount')
  const refunded = transactions.save({
    ...transaction,
    refunded: transaction.refunded + amount,
    status: amount === left ? 'reversed' : 'success',
  })
  for (const status of ['pending', 'processed'] as const) tell(event(status, refunded, amount), now)
  return { refunded, amount }
}

/** POST /refund, of a transaction by its reference or id. */
export const refund: Operation = ({ body }, provider, now) => {
  const { transactions } = provider
  const input = bodyOf(body)
  const named = part(z.union([z.string(), z.int()]), input.transaction, unknownReference())
  const found = transactions.withReference(String(named)) ?? transactions.withId(Number(named))
  if (!found) throw unknownReference()
  const wanted = part(positive.optional(), input.amount, invalidAmount())
  const { refunded, amount } = refundPayment(found, wanted, provider, now)
  const note = `Refund for transaction ${refunded.reference}`
  return {
    message: 'Refund has been queued for processing',
    data: {
      transaction: eventData(refunded),
      integration,
      deducted_amount: 0,
      channel: null,
      merchant_note: note,
      customer_note: note,
      status: 'pending',
      refunded_by: 'support@aiki.example',
      expected_at: iso(now),
      currency: refunded.currency,
      domain: 'test',
      amount,
      fully_deducted: false,
      id: refunded.id,
      createdAt: iso(now),
      updatedAt: iso(now),
    },
  }
}
