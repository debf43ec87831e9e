import { nextCheck } from '../../shared/domain/payment-checks.ts'
import type { Log } from '../runtime/log.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import { receiptOf, watchedSince } from '../store/payments.ts'
import { sendReceipt } from './send-receipt.ts'
import type { PaymentServices } from './services.ts'
import { settle } from './settle.ts'
import { tellFailedRenewal } from './tell-failed-renewal.ts'

/** How many looks were due by `now`: after a long silence they count as one. */
const checksBy = (payment: StoredPayment, since: Date, now: Date): number => {
  let checks = payment.checks
  for (let at = nextCheck(since, checks); at && at <= now; at = nextCheck(since, checks)) checks += 1
  return checks
}

/** The payment after a look that brought nothing; after the last one an unpaid one is given up. */
const lookedAt = (payment: StoredPayment, since: Date, now: Date, log: Log): StoredPayment => {
  const checks = checksBy(payment, since, now)
  if (nextCheck(since, checks) !== null || payment.paidAt !== null) return { ...payment, checks }
  const { reference } = payment
  // Money may still come, and only the provider's own call would tell us.
  if (payment.awaited) log.error('payment given up under way', { alarm: 'payment-given-up', reference })
  return { ...payment, checks, state: 'failed', awaited: false }
}

/** Looks at one payment that waits for its money, or for its receipt to be mailed. */
export const reconcile = async (
  services: PaymentServices,
  reference: string,
  now: Date,
  log: Log,
): Promise<void> => {
  const { payments } = services
  const before = await payments.get(reference)
  // Its person was purged.
  if (!before || before.sub === '') return payments.rest(reference)
  const receipt = receiptOf(before)
  if (receipt && (await sendReceipt(services, receipt, log))) return
  const payment = receipt ? before : await settle(services, reference, now, log)
  // Paid just now: its receipt went out with it, or is due again.
  if (!payment || (!receipt && payment.paidAt !== null)) return
  if (payment.automatic && payment.state === 'failed') await tellFailedRenewal(services, payment, now, log)
  const since = watchedSince(payment)
  if (since) await payments.save(lookedAt(payment, since, now, log), payment)
  else await payments.rest(reference)
}
