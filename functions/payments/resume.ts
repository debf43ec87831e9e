import { ulid } from 'ulid'
import { ApiError } from '../../shared/api/errors.ts'
import type { BillingNews } from '../mail/billing-words.ts'
import type { Log } from '../runtime/log.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'
import { runningAt } from './cancel.ts'
import { changeLimit, longestHistory } from './change-limit.ts'
import type { NewsServices } from './services.ts'
import { mailNews, noticeWrite } from './tell.ts'

type Services = NewsServices & { readonly subscriptions: SubscriptionStore }

/** Takes back a cancellation, or a planned downgrade. Throws not_changeable where the plan is over, or nothing is planned. */
export const resume = async (services: Services, sub: string, now: Date, log: Log): Promise<void> => {
  let news: BillingNews<'resumed'> | null = null
  await services.subscriptions.change(sub, now, ({ history }, life) => {
    const running = runningAt(life, now)
    if (history.length >= longestHistory) throw new ApiError('not_changeable')
    // What is over can't be chosen anew: in the days of grace the next plan has begun, and only its payment is late.
    const isOver = !running || running.end <= now.getTime()
    if (isOver || (life.cancelledAt === null && life.nextTier === null)) throw new ApiError('not_changeable')
    news = { kind: 'resumed', tier: running.tier, endsAt: new Date(running.end).toISOString() }
    return {
      events: [{ type: 'resumed', id: ulid(now.getTime()), at: now.toISOString() }],
      alongside: [noticeWrite(sub, news, now)],
      guard: changeLimit(sub, now),
    }
  })
  if (news) await mailNews(services, sub, news, log)
}
