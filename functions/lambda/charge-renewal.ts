import { paystack } from '../composition/deployed/paystack.ts'
import { table } from '../composition/deployed/table.ts'
import { chargeRenewal } from '../queues/charge-renewal.ts'

export const handler = chargeRenewal({ table, paystack })
