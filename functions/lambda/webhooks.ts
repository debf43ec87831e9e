import { webhooks } from '../api/webhooks.ts'
import { deployedBilling } from '../runtime/deployed-billing.ts'
import { deployedPaystack } from '../runtime/deployed-paystack.ts'

export const handler = webhooks({ ...deployedBilling(), ...deployedPaystack() })
