import { subscription } from '../api/subscription.ts'
import { deployedBilling } from '../runtime/deployed-billing.ts'

export const handler = subscription(deployedBilling())
