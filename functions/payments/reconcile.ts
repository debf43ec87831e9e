import { nextCheck } from '../../shared/domain/payment-checks.ts'
import type { Log } from '../runtime/log.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import { receiptOf } from '../store/payments.ts'
import { sendReceipt } from './send-receipt.ts'
import type { PaymentServices } from './services.ts'
import { settle } from './settle.ts'

/** How many looks were due by `now`: after a long silence they count as one. */
const checksBy = ({ createdAt, checks }: StoredPayment, now: Date): number => {
  let done = checks
  for (let at = nextCheck(new Date(createdAt), done); at && at <= now; ) {
    done += 1
    at = nextCheck(new Date(createdAt), done)
  }
  return done
}

/** Looks at one payment that waits for something. After the last look an unpaid one is given up. */
export const reconcile = async (
  services: PaymentServices,
  reference: string,
  now: Date,
  log: Log,
): Promise<void> => {
  const { payments } = services
  const before = await payments.get(reference)
  const receipt = before?.state === 'paid' ? receiptOf(before) : null
  if (receipt) return sendReceipt(services, receipt, log)
  const payment = await settle(services, reference, now, log)
  if (!payment) return payments.rest(reference)
  // Paid just now: its receipt went out with it, or is due again.
  if (payment.state === 'paid') return
  if (payment.paidAt !== null || payment.state === 'held') return payments.rest(reference)
  const checks = checksBy(payment, now)
  const over = nextCheck(new Date(payment.createdAt), checks) === null
  const looked: StoredPayment = { ...payment, checks, ...(over && { state: 'failed', awaited: false }) }
  await payments.save(looked, payment, now)
}
