import { payments } from '../api/payments.ts'
import { paystack } from '../composition/deployed/paystack.ts'
import { siteUrl } from '../composition/deployed/site-url.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = payments({ table, siteUrl, paystack })
