import type { PaidTier, Purchase } from '../lists.ts'
import { dayMs } from './period.ts'
import { isAtLeast, plans } from './plan.ts'
import { type Life, lifeOf, renews, type Span } from './subscription.ts'
import { type History, record } from './subscription-event.ts'

/** Another month may be bought by hand so many days before the end of what is paid for. */
export const renewWithinDays = 14
/** The provider takes nothing smaller, in kobo. */
export const smallestCharge = 5000

export type Quote = {
  readonly tier: PaidTier
  readonly purchase: Purchase
  /** In kobo. */
  readonly amount: number
  readonly startsAt: Date
  readonly endsAt: Date
}

/** What is left of a month, in days that have begun, against all its days: so a price stays the same for a day. */
const shareLeft = ({ start, end }: Span, at: number): number => {
  const days = Math.round((end - start) / dayMs)
  return Math.min(1, Math.ceil((end - at) / dayMs) / days)
}

/** Whole naira, rounded down: what does not divide is on us. */
const inWholeNaira = (kobo: number): number => Math.floor(kobo / 100) * 100

/** The difference of the prices, for what is left of each month that is paid for at a lower one. */
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

/** Which time a month is for is found by paying it, and looking. */
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
 * What a plan costs a person now, and for which time. Null where there is nothing to pay: the plan is paid for, and
 * renews by itself or is not near its end.
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
