import type { Card, Subscription } from '../api/subscription.ts'
import type { PaidTier } from '../lists.ts'
import { dayMs } from './calendar.ts'
import { plans } from './plan.ts'
import {
  accessEndOf,
  graceDays,
  lifeOf,
  renewalTierOf,
  renews,
  retainedDays,
  statusAt,
} from './subscription.ts'
import type { History } from './subscription-event.ts'

type SubscriptionRecord = {
  readonly history: History
  readonly trialWish: PaidTier | null
  /** Whether the mailbox had its trial with another account. */
  readonly trialBarred?: boolean
}

const instantOf = (at: number | null | undefined): string | null =>
  at === null || at === undefined ? null : new Date(at).toISOString()

/** A subscription as the person sees it at `now`. */
export const subscriptionView = (
  { history, trialWish, trialBarred = false }: SubscriptionRecord,
  card: Card | null,
  now: Date,
): Subscription => {
  const at = now.getTime()
  const life = lifeOf(history)
  const { tier, status } = statusAt(life, now)
  const month = life.months.find(({ start, end }) => start <= at && at < end) ?? life.months.at(-1)
  const last = life.paid.at(-1)
  const over = accessEndOf(life)
  const runs = over !== null && at < over
  const trying = status === 'trialing' ? life.trial : null
  const next = renewalTierOf(life)
  const retainedUntil = over !== null && !runs ? over + retainedDays * dayMs : null
  return {
    tier,
    status,
    trialStartedAt: instantOf(trying?.start),
    trialEndsAt: instantOf(trying?.end),
    trialUsed: life.trial !== null || trialBarred,
    currentPeriodStart: runs ? instantOf(month?.start) : null,
    currentPeriodEnd: runs ? instantOf(last?.end) : null,
    cancelledAt: runs ? instantOf(life.cancelledAt) : null,
    nextTier: runs && last && at < last.end && next !== last.tier ? next : null,
    amount: runs && next ? plans[next].price.kobo : null,
    renews: runs && renews(life),
    graceEndsAt: status === 'past_due' && last ? instantOf(last.end + graceDays * dayMs) : null,
    confirmUrl: status === 'past_due' ? (life.failures.at(-1)?.confirmUrl ?? null) : null,
    dataKeptUntil: retainedUntil !== null && at < retainedUntil ? instantOf(retainedUntil) : null,
    card,
    trialWish: life.trial || life.paid.length > 0 ? null : trialWish,
    now: now.toISOString(),
  }
}
