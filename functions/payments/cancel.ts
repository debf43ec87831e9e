import { ulid } from 'ulid'
import { ApiError } from '../../shared/api/errors.ts'
import { accessEndOf, type Life } from '../../shared/domain/subscription.ts'
import type { History } from '../../shared/domain/subscription-event.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { BillingNews } from '../mail/billing-words.ts'
import type { Log } from '../runtime/log.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'
import type { NewsServices } from './services.ts'
import { mailNews, noticeWrite } from './tell.ts'

type Services = NewsServices & { readonly subscriptions: SubscriptionStore }
export type Running = { readonly tier: PaidTier; readonly end: number }

/** The paid plan that gives access at `now`, and its end; null where none does. */
export const runningAt = (life: Life, now: Date): Running | null => {
  const last = life.paid.at(-1)
  const over = accessEndOf(life)
  return last && over !== null && now.getTime() < over ? { tier: last.tier, end: last.end } : null
}

/** When access ends: at the end of what is paid for, and at once where that is over and only a renewal was waited for. */
const endAfterCancel = ({ end }: Running, now: Date): string =>
  new Date(Math.max(end, now.getTime())).toISOString()

/** Ends a paid plan with its period. Asked again it changes nothing. Throws not_changeable where no paid plan runs. */
export const cancel = async (services: Services, sub: string, now: Date, log: Log): Promise<void> => {
  let news: BillingNews<'cancelled'> | null = null
  await services.subscriptions.change(sub, now, (_, life) => {
    news = null
    const running = runningAt(life, now)
    if (!running) throw new ApiError('not_changeable')
    if (life.cancelledAt !== null) return null
    news = { kind: 'cancelled', tier: running.tier, endsAt: endAfterCancel(running, now) }
    return {
      events: [{ type: 'cancelled', id: ulid(now.getTime()), at: now.toISOString() }],
      alongside: [noticeWrite(sub, news, now)],
    }
  })
  if (news) await mailNews(services, sub, news, log)
}

const cancelledSince = (history: History, since: Date): boolean =>
  history.some(({ type, at }) => type === 'cancelled' && since.getTime() <= Date.parse(at))

/**
 * For an account whose deletion is undone: it renews again as its person agreed to, and a planned downgrade is still
 * planned. `since`: when the deletion was asked for. From then on nobody but it could cancel. A plan that is over
 * stays over.
 */
export const restoreRenewal = async (
  subscriptions: SubscriptionStore,
  sub: string,
  since: Date,
  now: Date,
): Promise<void> => {
  const eventAt = (ms: number) => ({ id: ulid(ms), at: new Date(ms).toISOString() })
  await subscriptions.change(sub, now, ({ history }, life) => {
    const running = runningAt(life, now)
    if (!running || life.cancelledAt === null || !cancelledSince(history, since)) return null
    const resumed = { type: 'resumed', ...eventAt(now.getTime()) } as const
    if (life.nextTier === null) return { events: [resumed] }
    // To resume takes back a planned downgrade too: it is planned anew, right after.
    const planned = { type: 'downgraded', tier: life.nextTier, ...eventAt(now.getTime() + 1) } as const
    return { events: [resumed, planned] }
  })
}

/** For an account that is deleted: nothing is charged any more, and nobody is told of it. */
export const stopRenewal = async (
  subscriptions: SubscriptionStore,
  sub: string,
  now: Date,
): Promise<void> => {
  await subscriptions.change(sub, now, (_, life) =>
    runningAt(life, now) && life.cancelledAt === null
      ? { events: [{ type: 'cancelled', id: ulid(now.getTime()), at: now.toISOString() }] }
      : null,
  )
}
