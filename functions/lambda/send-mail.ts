import { mailRate } from '../composition/deployed/mail-rate.ts'
import { mailer, mailingMailer } from '../composition/deployed/mailer.ts'
import { siteUrl } from '../composition/deployed/site-url.ts'
import { table } from '../composition/deployed/table.ts'
import { sendMail } from '../queues/send-mail.ts'

export const handler = sendMail({ table, mailer, mailingMailer, mailRate, siteUrl })
