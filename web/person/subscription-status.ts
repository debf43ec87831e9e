import type { Subscription } from '../../shared/api/subscription.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import type { Tier } from '../../shared/lists.ts'

export const planStates = ['trial', 'active', 'past-due', 'cancelled', 'expired', 'free'] as const
type PlanState = (typeof planStates)[number]

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

/** Whether the one trial can still be started. One that was asked for at the sign-up begins by itself. */
export const canTry = ({
  tier,
  trialUsed,
  trialWish,
}: Pick<Subscription, 'tier' | 'trialUsed' | 'trialWish'>): boolean =>
  tier === 'free' && !trialUsed && trialWish === null

type Ends = Pick<Subscription, 'trialEndsAt' | 'currentPeriodEnd' | 'graceEndsAt' | 'dataKeptUntil' | 'now'>

/**
 * Milliseconds from the answer until the subscription changes by itself, at most a day, because a timer ends at 24 days;
 * null: nothing ends. All times are the server's, so the clock of the device does not matter.
 */
export const nextLook = ({ trialEndsAt, currentPeriodEnd, graceEndsAt, dataKeptUntil, now }: Ends) => {
  const left = [trialEndsAt, currentPeriodEnd, graceEndsAt, dataKeptUntil]
    .map(end => (end === null ? 0 : Date.parse(end) - Date.parse(now)))
    .filter(wait => wait > 0)
  return left.length > 0 ? Math.min(dayMs, ...left) : null
}
