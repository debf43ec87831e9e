import { billingLetter } from '../mail/billing-letter.ts'
import { receiptLetter } from '../mail/receipt-letter.ts'
import { billingWaits, nextTry } from '../mailings/next-try.ts'
import { trySending } from '../mailings/try-sending.ts'
import type { Log } from '../runtime/log.ts'
import { type Mail, type Mailer, mailOf } from '../services/mail.ts'
import type { BillingMail, BillingMailStore } from '../store/billing-mails.ts'
import type { MailRef } from '../store/outbox.ts'

export type BillingMailServices = {
  readonly billingMails: BillingMailStore
  /** For mails that nobody can switch off. */
  readonly notices: Mailer
  readonly siteUrl: string
}

/** The mail of a payment is its receipt, which goes to the address of the payment. Null if there is nobody to mail. */
const write = async (
  { billingMails, siteUrl }: BillingMailServices,
  { sub, news, person }: BillingMail,
): Promise<Mail | null> => {
  if (!person) return null
  if (news.kind !== 'paid') return mailOf(person.email, billingLetter(news, { name: person.name, siteUrl }))
  const receipt = await billingMails.receipt(sub, news.reference)
  return receipt && mailOf(receipt.email, receiptLetter(receipt, { name: receipt.name, siteUrl }))
}

/**
 * Sends a mail about a plan or money, whatever the person has switched off. Of two calls at once, one sends. A mail that
 * was refused, and one whose function was killed, is tried again.
 */
export const sendBillingMail = async (
  services: BillingMailServices,
  ref: MailRef,
  now: Date,
  log: Log,
): Promise<void> => {
  const { billingMails, notices: mailer } = services
  const waiting = await billingMails.read(ref, now)
  if (!waiting) return
  const about = { mail: `${ref.sub}/${ref.id}`, news: waiting.news.kind }
  const mail = await write(services, waiting)
  if (!mail) return billingMails.done(waiting)
  const retryAt = nextTry(waiting.tries + 1, now, billingWaits)
  if (!retryAt) {
    log.error('billing mail given up', { ...about, tries: waiting.tries })
    return billingMails.done(waiting)
  }
  const claimed = await billingMails.claim(waiting, retryAt)
  if (!claimed) return
  const isSent = await trySending(
    {
      send: () => mailer.send(mail),
      putBack: at => billingMails.putBack(claimed, at),
      failure: 'billing mail not sent',
      about,
    },
    now,
    log,
  )
  if (isSent) await billingMails.done(claimed)
}
