import { payments } from '../api/payments.ts'
import { deployedBilling } from '../runtime/deployed-billing.ts'
import { deployedPaystack } from '../runtime/deployed-paystack.ts'

export const handler = payments({ ...deployedBilling(), ...deployedPaystack() })
