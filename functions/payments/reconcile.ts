import type { Log } from '../runtime/log.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import { lookedAt, nextLook, receiptOf } from '../store/payments.ts'
import { pursueRefund } from './refund.ts'
import { sendReceipt } from './send-receipt.ts'
import type { PaymentServices } from './services.ts'
import { settle } from './settle.ts'
import { tellFailedRenewal } from './tell-failed-renewal.ts'

/** The payment after a look that brought nothing; after the last one an unpaid one is given up. */
const afterLook = (payment: StoredPayment, now: Date, log: Log): StoredPayment => {
  const looked = lookedAt(payment, now)
  if (nextLook(looked) !== null || payment.paidAt !== null) return looked
  const { reference } = payment
  // Money may still come, and only the provider's own call would tell us.
  if (payment.awaited) log.error('payment given up under way', { alarm: 'payment-given-up', reference })
  return { ...looked, state: 'failed', awaited: false }
}

/** Looks at one payment that waits for its money, for its receipt to be mailed, or to be given back. */
export const reconcile = async (
  services: PaymentServices,
  reference: string,
  now: Date,
  log: Log,
): Promise<void> => {
  const { payments } = services
  const before = await payments.get(reference)
  if (before?.state === 'refunding') return pursueRefund(services, before, now, log)
  // Its person was purged.
  if (!before || before.sub === '') return payments.rest(reference)
  const receipt = receiptOf(before)
  if (receipt && (await sendReceipt(services, receipt, log))) return
  const payment = receipt ? before : await settle(services, reference, now, log)
  // Paid just now: its receipt went out with it, or is due again.
  if (!payment || (!receipt && payment.paidAt !== null)) return
  if (payment.automatic && payment.state === 'failed') await tellFailedRenewal(services, payment, now, log)
  if (nextLook(payment)) await payments.save(afterLook(payment, now, log), payment)
  else await payments.rest(reference)
}
