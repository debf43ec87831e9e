import { mailer, paystack, siteUrl, table } from '../composition/deployed.ts'
import { reconcilePayments } from '../schedules/reconcile-payments.ts'

export const handler = reconcilePayments({ table, mailer, siteUrl, paystack })
