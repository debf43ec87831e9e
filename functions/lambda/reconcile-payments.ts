import { deployedBilling } from '../runtime/deployed-billing.ts'
import { deployedPaystack } from '../runtime/deployed-paystack.ts'
import { reconcilePayments } from '../schedules/reconcile-payments.ts'

export const handler = reconcilePayments({ ...deployedBilling(), ...deployedPaystack() })
