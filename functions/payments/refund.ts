import { inVain, refundOf } from '../../shared/domain/purchase.ts'
import { lifeOf, statusAt } from '../../shared/domain/subscription.ts'
import { isRecorded, record, type SubscriptionEvent } from '../../shared/domain/subscription-event.ts'
import { describeError, type Log } from '../runtime/log.ts'
import type { BillingNews } from '../store/billing-news.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import { nextCheckOf, withChecksCounted } from '../store/payments.ts'
import type { Decision } from '../store/subscriptions.ts'
import { changeAndNotify, newsWrites } from './notify.ts'
import type { PaymentServices } from './services.ts'

type Paid = Extract<SubscriptionEvent, { type: 'paid' }>

/** An operator reads this note in the provider's dashboard. */
const note = 'It bought nothing.'

const newsOf = (payment: StoredPayment): BillingNews<'bought-nothing'> => {
  const { tier, purchase, amount, reference, until, paidAt } = payment
  const late = until !== null && paidAt !== null && paidAt >= until
  return { kind: 'bought-nothing', tier, purchase, amount, reference, late }
}

/** Marks a paid payment that bought nothing for a refund. */
export const toRefund = (paid: StoredPayment, now: Date): StoredPayment => ({
  ...paid,
  state: 'refunding',
  refundingSince: now.toISOString(),
})

/**
 * Returns the writes for a payment that bought nothing. They are one transaction, and are written before the provider
 * is asked for a refund.
 */
export const refundDecision = (
  payments: PaymentServices['payments'],
  { payment, seen, event }: { payment: StoredPayment; seen: StoredPayment; event: Paid },
  now: Date,
): Decision => ({
  events: inVain(event, now),
  alongside: [...payments.writes(payment, seen), ...newsWrites(payment.sub, newsOf(payment), now)],
})

/**
 * Takes one step towards the refund of a payment; the schedule takes the next step. The function records the step
 * first, on the condition that nobody else has, so two callers never ask at once. A later step first asks the provider
 * for the status of the refund, so a lost answer causes no second refund. A webhook or a later step finds out that the
 * money was returned. Throws payment_unavailable where the provider can't be asked.
 */
export const pursueRefund = async (
  services: PaymentServices,
  seen: StoredPayment,
  now: Date,
  log: Log,
): Promise<void> => {
  const { payments, paystack } = services
  const { reference, amount, refunded, refundAskedAt } = seen
  const asking = { ...withChecksCounted(seen, now), refundAskedAt: now.toISOString() }
  if (!(await payments.save(asking, seen))) return
  const fail = (what: string) => log.error('refund not made', { alarm: 'refund-failed', reference, what })
  const known = refundAskedAt === null ? 'none' : await paystack.refundStatus(reference)
  if (known === 'processed') return recordRefund(services, asking, { id: 'refund', amount: null }, now)
  if (known === 'none') {
    const refusal = await paystack.refund({ reference, amount: amount - refunded, note })
    if (refusal !== null) fail(refusal)
  }
  if (nextCheckOf(asking) === null) fail('not processed in two weeks')
}

/** Requests the refund of a payment that bought nothing. If the request fails, the schedule repeats it. */
export const beginRefund = async (
  services: PaymentServices,
  payment: StoredPayment,
  now: Date,
  log: Log,
): Promise<void> => {
  const { reference } = payment
  log.warn('payment bought nothing', { reference })
  try {
    await pursueRefund(services, payment, now, log)
  } catch (error) {
    log.warn('refund not asked for', { reference, ...describeError(error) })
  }
}

type Refund = {
  /** The provider's own id of this refund or dispute. */
  readonly id: string
  /** The amount in kobo. Null means the full amount. */
  readonly amount: number | null
}

const withRefund = (payment: StoredPayment, { id, amount }: Refund): StoredPayment => {
  const refunds = { ...payment.refunds, [id]: amount ?? payment.amount }
  const refunded = Math.min(
    payment.amount,
    Object.values(refunds).reduce((sum, part) => sum + part, 0),
  )
  const whole = refunded >= payment.amount && payment.paidAt !== null
  return { ...payment, refunds, refunded, state: whole ? 'refunded' : payment.state }
}

/**
 * Records that money was returned. A full refund also ends what the payment bought. A partial refund changes no plan.
 */
export const recordRefund = async (
  services: PaymentServices,
  known: StoredPayment,
  refund: Refund,
  now: Date,
): Promise<void> => {
  const { payments } = services
  const { reference, sub } = known
  if (sub === '') {
    // The person was purged, so there is no plan and nobody to notify.
    await payments.save(withRefund(known, refund), known)
    return
  }
  await changeAndNotify(services, sub, now, async ({ history }) => {
    const seen = (await payments.get(reference)) ?? known
    if (seen.sub === '' || Object.hasOwn(seen.refunds, refund.id)) return null
    const payment = withRefund(seen, refund)
    // The full amount is refunded already: a refund that our own look-up found has another id in its webhook.
    if (payment.refunded === seen.refunded) return null
    const whole = payment.refunded >= payment.amount
    const event = refundOf(reference, now)
    const after = whole ? record(history, event) : history
    const tierAfter = statusAt(lifeOf(after), now).tier
    const ended =
      tierAfter !== statusAt(lifeOf(history), now).tier && !isRecorded(history, event.id, event.type)
    const goesOn = tierAfter === 'free' ? 'none' : 'goes-on'
    const amount = payment.refunded - seen.refunded
    return {
      events: whole ? [event] : [],
      alongside: payments.writes(payment, seen),
      news: [{ kind: 'refunded', amount, reference, plan: ended ? 'ended' : goesOn }],
    }
  })
}
