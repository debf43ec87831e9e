import { plans } from '../../../shared/domain/plan.ts'
import { usePlan } from '../../person/plan.ts'
import { Badge } from '../../ui/badge.tsx'

/** Such as FREE PLAN. Nothing while nobody knows the plan. */
export const PlanBadge = () => {
  const plan = usePlan()
  return plan && <Badge tone="plan">{plans[plan.tier].name.toUpperCase()} PLAN</Badge>
}
