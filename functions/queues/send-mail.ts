import { type AlertMailServices, sendAlertMail } from '../alerts/send-alert-mail.ts'
import type { Uses } from '../composition/services.ts'
import { pacer } from '../mailings/pace.ts'
import { type RunServices, runMailing } from '../mailings/run-mailing.ts'
import { type SendReminderServices, sendReminder } from '../mailings/send-reminder.ts'
import { type BillingMailServices, sendBillingMail } from '../payments/send-billing-mail.ts'
import { alertMailStore } from '../store/alert-mails.ts'
import { trackedJobStore } from '../store/applications.ts'
import { billingMailStore } from '../store/billing-mails.ts'
import { interviewReminderStore } from '../store/interview-reminders.ts'
import { mailingStore } from '../store/mailings.ts'
import { unsubscribeStore } from '../store/unsubscribes.ts'
import { weekWorkStore } from '../store/week-work.ts'
import { consumed } from './consume.ts'

type Services = RunServices & SendReminderServices & AlertMailServices & BillingMailServices

/** Sends a mail that may wait. Its row knows whether it still is to be sent, so a message may come twice or late. */
export const runSendMail = (services: Services) =>
  consumed('send-mail', ({ message: { kind, ...ref }, now, log }) => {
    if (kind === 'alert') return sendAlertMail(services, ref, now, log)
    if (kind === 'billing') return sendBillingMail(services, ref, now, log)
    if (kind === 'interview') return sendReminder(services, ref, now, log)
    return runMailing(services, ref, now, log)
  })

type Used = Uses<'table' | 'mailer' | 'mailingMailer' | 'mailRate' | 'siteUrl'>

/** What the function uses, made from the table, the mailers and the address of the site. Both keep one rate. */
export const sendMailServices = ({ table, mailer, mailingMailer, mailRate, siteUrl }: Used): Services => {
  const pace = pacer(mailRate())
  return {
    mailings: mailingStore(table()),
    reminders: interviewReminderStore(table()),
    alertMails: alertMailStore(table()),
    work: weekWorkStore(table()),
    applications: trackedJobStore(table()),
    unsubscribes: unsubscribeStore(table()),
    billingMails: billingMailStore(table()),
    notices: pace(mailer()),
    mailer: pace(mailingMailer()),
    siteUrl: siteUrl(),
  }
}

export const sendMail = (services: Used) => runSendMail(sendMailServices(services))
