import { payments } from '../api/payments.ts'
import { mailer, paystack, siteUrl, table } from '../composition/deployed.ts'

export const handler = payments({ table, mailer, siteUrl, paystack })
