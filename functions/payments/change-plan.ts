import { ulid } from 'ulid'
import { ApiError } from '../../shared/api/errors.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { planChangesADay } from '../../shared/domain/limits.ts'
import { isAtLeast } from '../../shared/domain/plan.ts'
import { accessEndOf, type Life } from '../../shared/domain/subscription.ts'
import type { History } from '../../shared/domain/subscription-event.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { cardKey } from '../store/cards.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'
import { oneUse } from '../store/usage.ts'
import { changeAndNotify } from './notify.ts'
import type { PlanServices } from './services.ts'

export type Running = { readonly tier: PaidTier; readonly end: number }

/** A limit that no real history reaches. A row has room for about four times as many events. */
const longestHistory = 1000

/** Limits the changes of a plan per day, because each change is stored for good. Cancelling has no limit. */
const changeLimit = (sub: string, now: Date) =>
  ({ write: oneUse(sub, 'plan-change', dayInLagos(now), planChangesADay), refused: 'daily_limit' }) as const

const eventAt = (ms: number) => ({ id: ulid(ms), at: new Date(ms).toISOString() })

/** Returns the paid plan that gives access at `now`, and its end. Returns null where no paid plan runs. */
const runningAt = (life: Life, now: Date): Running | null => {
  const last = life.paid.at(-1)
  const over = accessEndOf(life)
  return last && over !== null && now.getTime() < over ? { tier: last.tier, end: last.end } : null
}

/** When access ends: with the paid period, or at once in the days of grace after it. */
const endAfterCancel = ({ end }: Running, now: Date): string =>
  new Date(Math.max(end, now.getTime())).toISOString()

/** Ends a paid plan with its period. A repeated call changes nothing. Throws not_changeable where no paid plan runs. */
export const cancel = (services: PlanServices, sub: string, now: Date): Promise<void> =>
  changeAndNotify(services, sub, now, (_, life) => {
    const running = runningAt(life, now)
    if (!running) throw new ApiError('not_changeable')
    if (life.cancelledAt !== null) return null
    return {
      events: [{ type: 'cancelled', ...eventAt(now.getTime()) }],
      news: [{ kind: 'cancelled', tier: running.tier, endsAt: endAfterCancel(running, now) }],
    }
  })

/**
 * Takes back a cancellation or a planned downgrade. Throws not_changeable where the plan has ended, or nothing is
 * planned.
 */
export const resume = (services: PlanServices, sub: string, now: Date): Promise<void> =>
  changeAndNotify(services, sub, now, ({ history }, life) => {
    const running = runningAt(life, now)
    if (history.length >= longestHistory) throw new ApiError('not_changeable')
    // In the days of grace the next plan has begun already, and only its payment is late.
    const isOver = !running || running.end <= now.getTime()
    if (isOver || (life.cancelledAt === null && life.nextTier === null)) throw new ApiError('not_changeable')
    return {
      events: [{ type: 'resumed', ...eventAt(now.getTime()) }],
      news: [{ kind: 'resumed', tier: running.tier, endsAt: new Date(running.end).toISOString() }],
      condition: changeLimit(sub, now),
    }
  })

/** Plans a lower plan for after this period. Throws not_changeable if no higher plan runs or it is cancelled. */
export const downgrade = (
  services: PlanServices,
  { sub, tier }: { readonly sub: string; readonly tier: PaidTier },
  now: Date,
): Promise<void> =>
  changeAndNotify(services, sub, now, ({ history }, life) => {
    const running = runningAt(life, now)
    if (history.length >= longestHistory) throw new ApiError('not_changeable')
    if (!running || life.cancelledAt !== null || isAtLeast(tier, running.tier))
      throw new ApiError('not_changeable')
    if (life.nextTier === tier) return null
    const startsAt = new Date(running.end).toISOString()
    return {
      events: [{ type: 'downgraded', ...eventAt(now.getTime()), tier }],
      news: [{ kind: 'downgraded', tier, from: running.tier, startsAt }],
      condition: changeLimit(sub, now),
    }
  })

/**
 * Removes the card, so no renewal charges it. A repeated call changes nothing, unless another card was stored
 * meanwhile.
 */
export const removeCard = (subscriptions: SubscriptionStore, sub: string, now: Date) =>
  subscriptions.change(sub, now, ({ history }) => {
    const last = history.findLast(
      event => event.type === 'card-removed' || ('reusable' in event && event.reusable),
    )
    if (last?.type !== 'paid') return null
    return {
      events: [{ type: 'card-removed', ...eventAt(now.getTime()) }],
      alongside: [{ remove: cardKey(sub) }],
    }
  })

const cancelledSince = (history: History, since: Date): boolean =>
  history.some(({ type, at }) => type === 'cancelled' && since.getTime() <= Date.parse(at))

/**
 * Restores the renewal of an account whose deletion is undone, and its planned downgrade. `since` is the time of the
 * request for deletion: after that time only the deletion can have cancelled the plan. A plan that has ended stays
 * ended.
 */
export const restoreRenewal = async (
  subscriptions: SubscriptionStore,
  sub: string,
  since: Date,
  now: Date,
): Promise<void> => {
  await subscriptions.change(sub, now, ({ history }, life) => {
    const running = runningAt(life, now)
    if (!running || life.cancelledAt === null || !cancelledSince(history, since)) return null
    const resumed = { type: 'resumed', ...eventAt(now.getTime()) } as const
    if (life.nextTier === null) return { events: [resumed] }
    // A resumption also takes back a planned downgrade, so the downgrade is planned again right after it.
    const planned = { type: 'downgraded', tier: life.nextTier, ...eventAt(now.getTime() + 1) } as const
    return { events: [resumed, planned] }
  })
}

/** Cancels the plan of an account that is deleted, so nothing is charged any more. Sends no notification. */
export const stopRenewal = async (
  subscriptions: SubscriptionStore,
  sub: string,
  now: Date,
): Promise<void> => {
  await subscriptions.change(sub, now, (_, life) =>
    runningAt(life, now) && life.cancelledAt === null
      ? { events: [{ type: 'cancelled', ...eventAt(now.getTime()) }] }
      : null,
  )
}
