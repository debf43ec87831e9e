import { deployedBilling } from '../runtime/deployed-billing.ts'
import { advanceSubscriptions } from '../schedules/advance-subscriptions.ts'

export const handler = advanceSubscriptions(deployedBilling())
