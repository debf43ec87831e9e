import type { PaidTier, Purchase } from '../lists.ts'
import { dayMs } from './calendar.ts'
import { isAtLeast, plans } from './plan.ts'
import { type Life, lifeOf, renews, type Span } from './subscription.ts'
import { type History, record, type SubscriptionEvent } from './subscription-event.ts'

/** How many days before the end of the paid period another month may be bought by hand. */
export const renewWithinDays = 14
/** The smallest amount that the provider charges, in kobo. */
const smallestCharge = 5000

export type Quote = {
  readonly tier: PaidTier
  readonly purchase: Purchase
  /** In kobo. */
  readonly amount: number
  readonly startsAt: Date
  readonly endsAt: Date
}

/** The rest of a month in started days, divided by all its days, so that a price stays the same for a day. */
const shareLeft = ({ start, end }: Span, at: number): number => {
  const days = Math.round((end - start) / dayMs)
  return Math.min(1, Math.ceil((end - at) / dayMs) / days)
}

/** Whole naira, rounded down in favour of the person. */
const inWholeNaira = (kobo: number): number => Math.floor(kobo / 100) * 100

/** The difference of the prices for the rest of each month that was paid for at a lower plan. */
const upgrade = (life: Life, tier: PaidTier, at: number): Quote | null => {
  const lower = life.paid.filter(span => span.end > at && !isAtLeast(span.tier, tier))
  const last = lower.at(-1)
  if (!last) return null
  const kobo = lower.reduce(
    (sum, span) => sum + (plans[tier].price.kobo - plans[span.tier].price.kobo) * shareLeft(span, at),
    0,
  )
  return {
    tier,
    purchase: 'upgrade',
    amount: Math.max(inWholeNaira(kobo), smallestCharge),
    startsAt: new Date(at),
    endsAt: new Date(last.end),
  }
}

/** The period of a month is found by adding the payment to the history. */
const month = (history: History, tier: PaidTier, now: Date): Quote | null => {
  const at = now.toISOString()
  const paid = {
    type: 'paid',
    id: '',
    at,
    tier,
    purchase: 'month',
    until: null,
    reusable: false,
    automatic: false,
  } as const
  const bought = lifeOf(record(history, paid)).months.at(-1)
  if (!bought) return null
  return {
    tier,
    purchase: 'month',
    amount: plans[tier].price.kobo,
    startsAt: new Date(bought.start),
    endsAt: new Date(bought.end),
  }
}

/**
 * The price of a plan for a person now, and its period. Null when there is nothing to pay, because the plan is paid for
 * and renews automatically or is not near its end.
 */
export const quoteOf = (history: History, tier: PaidTier, now: Date): Quote | null => {
  const at = now.getTime()
  const life = lifeOf(history)
  const end = life.paid.at(-1)?.end ?? at
  if (end <= at) return month(history, tier, now)
  const up = upgrade(life, tier, at)
  if (up) return up
  return renews(life) || end - at > renewWithinDays * dayMs ? null : month(history, tier, now)
}

type Paid = Extract<SubscriptionEvent, { type: 'paid' }>
type Refunded = Extract<SubscriptionEvent, { type: 'refunded' }>

/**
 * The period that a payment bought. Null when it bought nothing: an upgrade that was paid after its period had ended,
 * or after that period had been upgraded already. Also null when it would only make another upgrade buy nothing that
 * was reported before.
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
 * whatever order other events come. The card is not stored.
 */
export const inVain = (payment: Paid, now: Date): readonly SubscriptionEvent[] => [
  { ...payment, reusable: false },
  refundOf(payment.id, now),
]
