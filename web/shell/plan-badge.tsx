import { plans } from '../../shared/domain/plan.ts'
import { usePlan } from '../person/plan.ts'
import { Badge } from '../ui/badge.tsx'

/** Such as FREE PLAN. */
export const PlanBadge = () => <Badge tone="plan">{plans[usePlan().tier].name.toUpperCase()} PLAN</Badge>
