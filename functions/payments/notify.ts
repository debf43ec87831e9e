import { ulid } from 'ulid'
import type { Receipt } from '../../shared/domain/receipt.ts'
import type { Life } from '../../shared/domain/subscription.ts'
import { billingLetter } from '../mail/billing-letter.ts'
import { type BillingKind, type BillingNews, billingNotice } from '../mail/billing-words.ts'
import { receiptLetter } from '../mail/receipt-letter.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { mailAll, mailOf } from '../services/mail.ts'
import { notificationRow } from '../store/notifications.ts'
import type { StoredSubscription } from '../store/subscription-row.ts'
import type { Decision } from '../store/subscriptions.ts'
import type { Write } from '../store/table.ts'
import type { PaymentServices, PlanServices } from './services.ts'

/** The news that are also mailed. The mail of a payment is its receipt. */
export type MailedNews = BillingNews<Exclude<BillingKind, 'paid'>>

/** Returns the write of a notification, for the transaction of the event itself. */
export const noticeWrite = (sub: string, news: BillingNews, now: Date): Write => ({
  put: notificationRow(sub, billingNotice(news, ulid(now.getTime())), now),
})

/** Mails the news. A mail that can't be sent is only logged, because the event itself has already happened. */
export const mailNews = async (
  { profiles, mailer, siteUrl }: Omit<PlanServices, 'subscriptions'>,
  sub: string,
  news: MailedNews,
  log: Log,
): Promise<void> => {
  const profile = await profiles.get(sub)
  if (profile)
    await mailAll(mailer, [profile.email], billingLetter(news, { name: profile.fullName, siteUrl }), log)
}

type DecisionWithNews = Decision & { readonly news?: readonly MailedNews[] }

/** As `subscriptions.change`, but the transaction also writes the notifications of the news, and the mails follow. */
export const changeAndNotify = async (
  services: PlanServices,
  sub: string,
  { now, log }: { readonly now: Date; readonly log: Log },
  decide: (
    stored: StoredSubscription,
    life: Life,
  ) => DecisionWithNews | null | Promise<DecisionWithNews | null>,
): Promise<void> => {
  let mailed: readonly MailedNews[] = []
  await services.subscriptions.change(sub, now, async (stored, life) => {
    const decision = await decide(stored, life)
    mailed = decision?.news ?? []
    if (!decision) return null
    const { news, alongside = [], ...rest } = decision
    return { ...rest, alongside: [...alongside, ...mailed.map(news => noticeWrite(sub, news, now))] }
  })
  for (const news of mailed) await mailNews(services, sub, news, log)
}

/** Mails a receipt. False if the mail provider refuses it: then the schedule sends it again. */
export const sendReceipt = async (
  { mailer, siteUrl, payments }: Pick<PaymentServices, 'mailer' | 'siteUrl' | 'payments'>,
  receipt: Receipt,
  log: Log,
): Promise<boolean> => {
  try {
    await mailer.send(mailOf(receipt.email, receiptLetter(receipt, { name: receipt.name, siteUrl })))
    await payments.receiptMailed(receipt.reference)
    return true
  } catch (error) {
    log.warn('receipt not mailed', { reference: receipt.reference, ...describeError(error) })
    return false
  }
}
