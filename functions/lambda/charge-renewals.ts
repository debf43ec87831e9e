import { deployedBilling } from '../runtime/deployed-billing.ts'
import { deployedPaystack } from '../runtime/deployed-paystack.ts'
import { chargeRenewals } from '../schedules/charge-renewals.ts'

export const handler = chargeRenewals({ ...deployedBilling(), ...deployedPaystack() })
