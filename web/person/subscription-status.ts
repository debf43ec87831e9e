import type { Subscription } from '../../shared/api/subscription.ts'
import type { Tier } from '../../shared/lists.ts'

export const planStates = ['trial', 'active', 'past-due', 'cancelled', 'expired', 'free'] as const
type PlanState = (typeof planStates)[number]

/** What a person has: the plan, and what keeps it, or is about to end it. */
export type SubscriptionStatus = { readonly tier: Tier; readonly state: PlanState }

const paidStates = {
  trialing: 'trial',
  active: 'active',
  past_due: 'past-due',
  cancelled: 'cancelled',
  expired: 'expired',
} as const satisfies Record<Subscription['status'], PlanState>

export const subscriptionStatusOf = ({
  tier,
  status,
}: Pick<Subscription, 'tier' | 'status'>): SubscriptionStatus => ({
  tier,
  state: tier === 'free' && status === 'active' ? 'free' : paidStates[status],
})
