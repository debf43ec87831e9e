import { type AlertMailServices, sendAlertMail } from '../alerts/send-alert-mail.ts'
import type { Uses } from '../composition/services.ts'
import { paced } from '../mailings/pace.ts'
import { type RunServices, runMailing } from '../mailings/run-mailing.ts'
import { type SendReminderServices, sendReminder } from '../mailings/send-reminder.ts'
import { alertMailStore } from '../store/alert-mails.ts'
import { trackedJobStore } from '../store/applications.ts'
import { interviewReminderStore } from '../store/interview-reminders.ts'
import { mailingStore } from '../store/mailings.ts'
import { unsubscribeStore } from '../store/unsubscribes.ts'
import { weekWorkStore } from '../store/week-work.ts'
import { consumed } from './consume.ts'

type Services = RunServices & SendReminderServices & AlertMailServices

/** Sends a mail that may wait. Its row knows whether it still is to be sent, so a message may come twice or late. */
export const runSendMail = (services: Services) =>
  consumed('send-mail', ({ message: { kind, ...ref }, now, log }) => {
    if (kind === 'alert') return sendAlertMail(services, ref, now, log)
    if (kind === 'interview') return sendReminder(services, ref, now, log)
    return runMailing(services, ref, now, log)
  })

/** What the function uses, made from the table, a mailer and the address of the site. */
export const sendMailServices = ({
  table,
  mailer,
  mailRate,
  siteUrl,
}: Uses<'table' | 'mailer' | 'mailRate' | 'siteUrl'>): Services => ({
  mailings: mailingStore(table()),
  reminders: interviewReminderStore(table()),
  alertMails: alertMailStore(table()),
  work: weekWorkStore(table()),
  applications: trackedJobStore(table()),
  unsubscribes: unsubscribeStore(table()),
  mailer: paced(mailer(), mailRate()),
  siteUrl: siteUrl(),
})

export const sendMail = (services: Uses<'table' | 'mailer' | 'mailRate' | 'siteUrl'>) =>
  runSendMail(sendMailServices(services))
