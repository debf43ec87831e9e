import { mailer } from '../composition/deployed/mailer.ts'
import { paystack } from '../composition/deployed/paystack.ts'
import { siteUrl } from '../composition/deployed/site-url.ts'
import { table } from '../composition/deployed/table.ts'
import { chargeRenewal } from '../queues/charge-renewal.ts'

export const handler = chargeRenewal({ table, mailer, siteUrl, paystack })
