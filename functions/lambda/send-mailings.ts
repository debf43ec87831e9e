import { mailer, siteUrl, table } from '../composition/deployed.ts'
import { sendMailings } from '../schedules/send-mailings.ts'

export const handler = sendMailings({ table, mailer, siteUrl })
