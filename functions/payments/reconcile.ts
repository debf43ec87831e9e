import { isCharge, stepsLeft } from '../../shared/domain/billing-steps.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { graceDays, statusAt } from '../../shared/domain/subscription.ts'
import { isRecorded } from '../../shared/domain/subscription-event.ts'
import type { Log } from '../runtime/log.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import { nextCheckOf, withChecksCounted } from '../store/payments.ts'
import { changeAndNotify } from './notify.ts'
import { pursueRefund } from './refund.ts'
import type { PaymentServices } from './services.ts'
import { settle } from './settle.ts'

/** Returns the payment after a look that found no money. After the last look, an unpaid payment is given up. */
const withFailedLook = (payment: StoredPayment, now: Date, log: Log): StoredPayment => {
  const looked = withChecksCounted(payment, now)
  if (nextCheckOf(looked) !== null) return looked
  const { reference } = payment
  // The money may still arrive, and then only a webhook would report it.
  if (payment.awaited) log.error('payment given up under way', { alarm: 'payment-given-up', reference })
  return { ...looked, state: 'failed', awaited: false }
}

/** Notifies a person whose renewal was under way and then failed: once, and only while the plan waits for the money. */
const notifyOfFailedRenewal = (
  services: PaymentServices,
  { sub, reference, tier, amount }: StoredPayment,
  now: Date,
): Promise<void> =>
  changeAndNotify(services, sub, now, ({ history, done }, life) => {
    const end = life.paid.at(-1)?.end
    const waits = end !== undefined && end <= now.getTime() && statusAt(life, now).tier !== 'free'
    if (!waits || isRecorded(history, reference, 'renewal-failed')) return null
    const next = stepsLeft(life, new Set(done)).find(isCharge)
    const nextTryAt = next ? new Date(next.at).toISOString() : null
    const graceEndsAt = new Date(end + graceDays * dayMs).toISOString()
    return {
      events: [{ type: 'renewal-failed', id: reference, at: now.toISOString(), confirmUrl: null }],
      news: [{ kind: 'renewal-failed', tier, amount, reason: null, nextTryAt, graceEndsAt }],
    }
  })

/** Looks at one payment on the agenda: it waits for its money, or for its refund. */
export const reconcile = async (
  services: PaymentServices,
  reference: string,
  now: Date,
  log: Log,
): Promise<void> => {
  const { payments } = services
  const before = await payments.get(reference)
  if (before?.state === 'refunding') return pursueRefund(services, before, now, log)
  // The person was purged.
  if (!before || before.sub === '') return payments.takeOffAgenda(reference)
  const payment = await settle(services, reference, now, log)
  // The refund of a payment that bought nothing has its own place on the agenda.
  if (!payment || payment.state === 'refunding') return
  if (payment.automatic && payment.state === 'failed') await notifyOfFailedRenewal(services, payment, now)
  if (nextCheckOf(payment)) await payments.save(withFailedLook(payment, now, log), payment)
  else await payments.takeOffAgenda(reference)
}
