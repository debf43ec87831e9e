import { subscriptionOperations } from '../../shared/api/subscription.ts'
import { subscription } from '../api/subscription.ts'
import { deployedBilling } from '../runtime/deployed-billing.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTrials } from '../runtime/deployed-trials.ts'

export const handler = deployedDomain(
  subscriptionOperations,
  subscription({ ...deployedBilling(), ...deployedTrials() }),
)
