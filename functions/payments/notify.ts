import { ulid } from 'ulid'
import type { Life } from '../../shared/domain/subscription.ts'
import { billingNotice } from '../mail/billing-words.ts'
import { billingMailRow } from '../store/billing-mails.ts'
import type { BillingNews } from '../store/billing-news.ts'
import { notificationRow } from '../store/notifications.ts'
import type { StoredSubscription } from '../store/subscription-row.ts'
import type { Decision } from '../store/subscriptions.ts'
import type { Write } from '../store/table.ts'
import type { PlanServices } from './services.ts'

/** Returns the write of a notification, for the transaction of the event itself. */
export const noticeWrite = (
  sub: string,
  news: BillingNews,
  now: Date,
  id: string = ulid(now.getTime()),
): Write => ({ put: notificationRow(sub, billingNotice(news, id), now) })

/** Returns the writes of a notification and of its mail, for the transaction of the event itself. */
export const newsWrites = (sub: string, news: BillingNews, now: Date): Write[] => {
  const id = ulid(now.getTime())
  return [noticeWrite(sub, news, now, id), { put: billingMailRow({ sub, id }, news, now) }]
}

type DecisionWithNews = Decision & { readonly news?: readonly BillingNews[] }

/** As `subscriptions.change`, but the transaction also writes the notifications of the news and their mails. */
export const changeAndNotify = async (
  { subscriptions }: PlanServices,
  sub: string,
  now: Date,
  decide: (
    stored: StoredSubscription,
    life: Life,
  ) => DecisionWithNews | null | Promise<DecisionWithNews | null>,
): Promise<void> => {
  await subscriptions.change(sub, now, async (stored, life) => {
    const decision = await decide(stored, life)
    if (!decision) return null
    const { news = [], alongside = [], ...rest } = decision
    return { ...rest, alongside: [...alongside, ...news.flatMap(it => newsWrites(sub, it, now))] }
  })
}
