import { mailer, paystack, siteUrl, table } from '../composition/deployed.ts'
import { chargeRenewals } from '../schedules/charge-renewals.ts'

export const handler = chargeRenewals({ table, mailer, siteUrl, paystack })
