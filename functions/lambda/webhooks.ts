import { webhooks } from '../api/webhooks.ts'
import { mailer, paystack, siteUrl, table } from '../composition/deployed.ts'

export const handler = webhooks({ table, mailer, siteUrl, paystack })
