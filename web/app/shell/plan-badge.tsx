import { plans } from '../../../shared/domain/plan.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { Badge } from '../../ui/badge.tsx'

/** Such as FREE PLAN. Nothing while nobody knows the plan. */
export const PlanBadge = () => {
  const plan = useSubscriptionStatus()
  return plan && <Badge tone="plan">{plans[plan.tier].name.toUpperCase()} PLAN</Badge>
}
