import { mailer } from '../composition/deployed/mailer.ts'
import { paystack } from '../composition/deployed/paystack.ts'
import { siteUrl } from '../composition/deployed/site-url.ts'
import { table } from '../composition/deployed/table.ts'
import { reconcilePayments } from '../schedules/reconcile-payments.ts'

export const handler = reconcilePayments({ table, mailer, siteUrl, paystack })
