import { paymentOperations } from '../../shared/api/payments.ts'
import { payments } from '../api/payments.ts'
import { deployedBilling } from '../runtime/deployed-billing.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedPaystack } from '../runtime/deployed-paystack.ts'

export const handler = deployedDomain(
  paymentOperations,
  payments({ ...deployedBilling(), ...deployedPaystack() }),
)
