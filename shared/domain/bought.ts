import { lifeOf, type Span } from './subscription.ts'
import { type History, record, type SubscriptionEvent } from './subscription-event.ts'

/**
 * The time that a payment bought, on top of what had happened before it. Null where it bought nothing: an upgrade that
 * was paid when the time it was for was over.
 */
export const boughtBy = (
  history: History,
  payment: Extract<SubscriptionEvent, { type: 'paid' }>,
): Span | null => {
  const start = Date.parse(payment.at)
  const before = record(history, payment)
  const life = lifeOf(
    before.slice(0, before.findIndex(({ id, type }) => type === 'paid' && id === payment.id) + 1),
  )
  if (payment.purchase === 'month') return life.months.at(-1) ?? null
  const end = Date.parse(payment.until ?? payment.at)
  return life.paid.some(span => span.tier === payment.tier && span.end > start) ? { start, end } : null
}
