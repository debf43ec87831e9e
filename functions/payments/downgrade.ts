import { ulid } from 'ulid'
import { ApiError } from '../../shared/api/errors.ts'
import { isAtLeast } from '../../shared/domain/plan.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { BillingNews } from '../mail/billing-words.ts'
import type { Log } from '../runtime/log.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'
import { runningAt } from './cancel.ts'
import { changeLimit, longestHistory } from './change-limit.ts'
import type { NewsServices } from './services.ts'
import { mailNews, noticeWrite } from './tell.ts'

type Services = NewsServices & { readonly subscriptions: SubscriptionStore }
type Wanted = { readonly sub: string; readonly tier: PaidTier }

/** Goes on with a lower plan after the period. Throws not_changeable where no higher one runs, or it is cancelled. */
export const downgrade = async (
  services: Services,
  { sub, tier }: Wanted,
  now: Date,
  log: Log,
): Promise<void> => {
  let news: BillingNews<'downgraded'> | null = null
  await services.subscriptions.change(sub, now, ({ history }, life) => {
    news = null
    const running = runningAt(life, now)
    if (history.length >= longestHistory) throw new ApiError('not_changeable')
    if (!running || life.cancelledAt !== null || isAtLeast(tier, running.tier))
      throw new ApiError('not_changeable')
    if (life.nextTier === tier) return null
    const startsAt = new Date(running.end).toISOString()
    news = { kind: 'downgraded', tier, from: running.tier, startsAt }
    return {
      events: [{ type: 'downgraded', id: ulid(now.getTime()), at: now.toISOString(), tier }],
      alongside: [noticeWrite(sub, news, now)],
      guard: changeLimit(sub, now),
    }
  })
  if (news) await mailNews(services, sub, news, log)
}
