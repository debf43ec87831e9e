import { ulid } from 'ulid'
import { billingLetter } from '../mail/billing-letter.ts'
import { type BillingKind, type BillingNews, billingNotice } from '../mail/billing-words.ts'
import type { Log } from '../runtime/log.ts'
import { mailAll } from '../services/mail.ts'
import { notificationRow } from '../store/notifications.ts'
import type { Write } from '../store/table.ts'
import type { NewsServices } from './services.ts'

/** The news as a notification, for the transaction of what it tells of. */
export const noticeWrite = (sub: string, news: BillingNews, now: Date): Write => ({
  put: notificationRow(sub, billingNotice(news, ulid(now.getTime())), now),
})

/** The same by mail. One that can't be sent is told to the log: what it tells of has happened all the same. */
export const mailNews = async (
  { profiles, mailer, siteUrl }: NewsServices,
  sub: string,
  news: BillingNews<Exclude<BillingKind, 'paid'>>,
  log: Log,
): Promise<void> => {
  const profile = await profiles.get(sub)
  if (profile)
    await mailAll(mailer, [profile.email], billingLetter(news, { name: profile.fullName, siteUrl }), log)
}
