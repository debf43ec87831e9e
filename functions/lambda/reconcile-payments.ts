import { paystack } from '../composition/deployed/paystack.ts'
import { table } from '../composition/deployed/table.ts'
import { reconcilePayments } from '../schedules/reconcile-payments.ts'

export const handler = reconcilePayments({ table, paystack })
