import { lifeOf, type Span } from './subscription.ts'
import { type History, record, type SubscriptionEvent } from './subscription-event.ts'

type Paid = Extract<SubscriptionEvent, { type: 'paid' }>
type Refunded = Extract<SubscriptionEvent, { type: 'refunded' }>

/**
 * The time that a payment bought. Null where it bought nothing: an upgrade that was paid when the time it was for was
 * over, or had been raised already; also one that would only take the place of another, which its person was told of.
 */
export const boughtBy = (history: History, payment: Paid): Span | null => {
  const { inVain: before } = lifeOf(history)
  const all = record(history, payment)
  if (lifeOf(all).inVain.some(reference => !before.includes(reference))) return null
  if (payment.purchase === 'upgrade')
    return { start: Date.parse(payment.at), end: Date.parse(payment.until ?? payment.at) }
  const index = all.findIndex(({ id, type }) => type === 'paid' && id === payment.id)
  return lifeOf(all.slice(0, index + 1)).months.at(-1) ?? null
}

/** The whole of a payment is given back. Told of again it is the same event. */
export const refundOf = (reference: string, now: Date): Refunded => ({
  type: 'refunded',
  id: `refund-${reference}`,
  reference,
  at: now.toISOString(),
})

/**
 * What a payment that bought nothing leaves in the history: that it came, and that it is given back. The two together
 * count for nothing, whatever else is told later and in whatever order; its card is not kept.
 */
export const inVain = (payment: Paid, now: Date): readonly SubscriptionEvent[] => [
  { ...payment, reusable: false },
  refundOf(payment.id, now),
]
