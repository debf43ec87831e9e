import type { Subscription } from '../../../shared/api/subscription.ts'
import { dayMs } from '../../../shared/domain/period.ts'
import { isAtLeast, plans } from '../../../shared/domain/plan.ts'
import { renewWithinDays } from '../../../shared/domain/quote.ts'
import type { PaidTier, Tier } from '../../../shared/lists.ts'

/** A payment that leads on, and what its button says. */
export type Payment = { readonly tier: PaidTier; readonly label: string }

/** From when on another month can be paid for by hand. */
export const renewableFrom = (end: string): string =>
  new Date(Date.parse(end) - renewWithinDays * dayMs).toISOString()

const isPaid = (tier: Tier): tier is PaidTier => tier !== 'free'

/** The payment that keeps what the person has; null where none is needed, or none is taken yet. */
export const nextPayment = (subscription: Subscription): Payment | null => {
  const { status, currentPeriodEnd, renews, now } = subscription
  const tier = subscription.nextTier ?? subscription.tier
  if (!isPaid(tier)) return null
  if (status === 'past_due') return { tier, label: 'Pay now' }
  if (status === 'trialing' && currentPeriodEnd === null) return { tier, label: `Keep ${plans[tier].name}` }
  const byHand = status === 'active' && !renews && currentPeriodEnd !== null
  return byHand && renewableFrom(currentPeriodEnd) <= now ? { tier, label: 'Pay for another month' } : null
}

/** What takes back the planned end, or the planned lower plan, which is not to come any more once it is there. */
export const undoOf = ({
  tier,
  status,
  nextTier,
}: Pick<Subscription, 'tier' | 'status' | 'nextTier'>): string | null => {
  if (status === 'cancelled') return 'Keep my plan'
  return nextTier !== null && nextTier !== tier ? `Stay on ${plans[tier].name}` : null
}

/** How a paid plan is reached from where the person stands. */
export type Way = { readonly kind: 'pay' | 'downgrade'; readonly label: string }

/** The way to a plan; null for the one that they have, and where it is planned already. */
export const wayTo = (subscription: Subscription, tier: PaidTier): Way | null => {
  const { tier: current, status, nextTier, currentPeriodEnd, amount } = subscription
  const { name, price } = plans[tier]
  const next = nextPayment(subscription)
  if (next?.tier === tier) return { kind: 'pay', label: next.label }
  if (!isAtLeast(current, tier)) return { kind: 'pay', label: `Upgrade to ${name}` }
  // A trial of the higher plan, and the lower one is paid for behind it.
  if (status === 'trialing' && current === tier && amount !== null && amount < price.kobo)
    return { kind: 'pay', label: `Keep ${name}` }
  if (current === tier) return null
  if (status === 'past_due' || (status === 'trialing' && currentPeriodEnd === null))
    return { kind: 'pay', label: `Pay for ${name}` }
  return status === 'active' && nextTier !== tier ? { kind: 'downgrade', label: `Change to ${name}` } : null
}
