import type { StoredPayment } from '../store/payment-row.ts'

type Told = {
  readonly reference: string
  /** In kobo. */
  readonly amount: number
  readonly currency: string
  readonly email: string
}

/** What a payment is not as the ledger has it; null where all is right. */
export const mismatchOf = (payment: StoredPayment, told: Told): string | null => {
  if (told.reference !== payment.reference) return 'reference'
  if (told.amount !== payment.amount) return 'amount'
  if (told.currency !== 'NGN') return 'currency'
  return told.email.toLowerCase() === payment.email.toLowerCase() ? null : 'person'
}
