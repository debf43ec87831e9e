import { effectiveFrequency } from '../../shared/domain/alerts.ts'
import { alertLetter } from '../mail/alert-letter.ts'
import { unsubscribeHeaders } from '../mail/unsubscribe.ts'
import { nextTry } from '../mailings/next-try.ts'
import { trySending } from '../mailings/try-sending.ts'
import type { Log } from '../runtime/log.ts'
import { type Mailer, mailOf } from '../services/mail.ts'
import type { AlertMailStore } from '../store/alert-mails.ts'
import type { MailRef } from '../store/outbox.ts'

export type AlertMailServices = {
  readonly alertMails: AlertMailStore
  readonly mailer: Mailer
  readonly siteUrl: string
}

/**
 * Sends the mail of an alert, if its person still wants it. Of two calls at once, one sends. A mail that was refused, and
 * one whose function was killed, is tried again.
 */
export const sendAlertMail = async (
  { alertMails, mailer, siteUrl }: AlertMailServices,
  ref: MailRef,
  now: Date,
  log: Log,
): Promise<void> => {
  const mail = await alertMails.read(ref, now)
  if (!mail) return
  const { alert, person, jobs, hasMore, tries } = mail
  if (!alert?.isActive || !alert.byMail) return alertMails.done(mail)
  if (!person || person.isLeaving || person.isSuppressed || !person.switches.jobAlerts)
    return alertMails.done(mail)
  const retryAt = nextTry(tries + 1, now)
  if (!retryAt) {
    log.error('alert mail given up', { alert: `${ref.sub}/${ref.id}`, tries })
    return alertMails.done(mail)
  }
  const claimed = await alertMails.claim(mail, retryAt)
  if (!claimed) return
  const frequency = effectiveFrequency(alert.frequency, person.tier)
  const letter = alertLetter({ alert, jobs, hasMore, frequency }, { name: person.name, siteUrl })
  const isSent = await trySending(
    {
      send: () =>
        mailer.send({ ...mailOf(person.email, letter), headers: unsubscribeHeaders(alert.token, siteUrl) }),
      putBack: at => alertMails.putBack(claimed, at),
      failure: 'alert not mailed',
      about: { alert: `${ref.sub}/${ref.id}` },
    },
    now,
    log,
  )
  if (isSent) await alertMails.done(claimed)
}
