import { isAtLeast } from './plan.ts'
import { lifeOf, type Span } from './subscription.ts'
import { type History, record, type SubscriptionEvent } from './subscription-event.ts'

/**
 * The time that a payment bought, on top of what had happened before it. Null where it bought nothing: an upgrade that
 * was paid when the time it was for was over, or raised already.
 */
export const boughtBy = (
  history: History,
  payment: Extract<SubscriptionEvent, { type: 'paid' }>,
): Span | null => {
  const start = Date.parse(payment.at)
  const all = record(history, payment)
  const index = all.findIndex(({ id, type }) => type === 'paid' && id === payment.id)
  if (payment.purchase === 'month') return lifeOf(all.slice(0, index + 1)).months.at(-1) ?? null
  const end = Date.parse(payment.until ?? payment.at)
  const { paid } = lifeOf(all.slice(0, index))
  const raises = paid.some(it => it.end > start && it.start < end && !isAtLeast(it.tier, payment.tier))
  return raises ? { start, end } : null
}
