import { webhooks } from '../api/webhooks.ts'
import { mailer } from '../composition/deployed/mailer.ts'
import { paystack } from '../composition/deployed/paystack.ts'
import { siteUrl } from '../composition/deployed/site-url.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = webhooks({ table, mailer, siteUrl, paystack })
