import { lifeOf, type Span } from './subscription.ts'
import { type History, record, type SubscriptionEvent } from './subscription-event.ts'

type Paid = Extract<SubscriptionEvent, { type: 'paid' }>
type Refunded = Extract<SubscriptionEvent, { type: 'refunded' }>

/**
 * The period that a payment bought. Null where it bought nothing: an upgrade that was paid after its period had ended,
 * or after that period had been upgraded already. Also null where it would only make another upgrade buy nothing, which
 * its person was told of before.
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

/** The event of a full refund. Its id is the same each time, so a repeated webhook adds nothing. */
export const refundOf = (reference: string, now: Date): Refunded => ({
  type: 'refunded',
  id: `refund-${reference}`,
  reference,
  at: now.toISOString(),
})

/**
 * The events of a payment that bought nothing: the payment and its refund. Together they never change the plan, in
 * whatever order other events come. The card is not kept.
 */
export const inVain = (payment: Paid, now: Date): readonly SubscriptionEvent[] => [
  { ...payment, reusable: false },
  refundOf(payment.id, now),
]
