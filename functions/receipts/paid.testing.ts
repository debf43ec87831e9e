import type { StoredPayment } from '../store/payment-row.ts'
import { newPaymentWrites, paymentStore } from '../store/payments.ts'
import type { Table } from '../store/table.ts'
import { receiptLike } from './receipt.testing.ts'

const now = new Date(receiptLike().paidAt)

/** Begins a payment of this person. */
export const beginPayment = async (table: Table, sub: string, reference: string): Promise<StoredPayment> => {
  const { tier, purchase, amount, automatic, name, email } = receiptLike()
  const draft = { reference, sub, tier, purchase, amount, automatic, name, email, until: null }
  await table.transact(newPaymentWrites(draft, now))
  const begun = await paymentStore(table).get(reference)
  if (!begun) throw new Error('The payment was not written.')
  return begun
}

/** Writes a paid payment of this person. */
export const makePayment = async (table: Table, sub: string, reference: string): Promise<void> => {
  const open = await beginPayment(table, sub, reference)
  const { channel, paidAt, periodStart, periodEnd } = receiptLike()
  const paid = { ...open, state: 'paid', channel, paidAt, periodStart, periodEnd } as const
  await paymentStore(table).save(paid, open)
}
