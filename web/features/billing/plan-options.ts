import type { Subscription } from '../../../shared/api/subscription.ts'
import { isAtLeast, plans } from '../../../shared/domain/plan.ts'
import type { PaidTier, Tier } from '../../../shared/lists.ts'
import { renewableFrom } from '../../person/plan-words.ts'

/** Changes of the subscription that ask first. */
export const planChanges = ['cancel', 'remove-card', 'downgrade'] as const
export type PlanChange = (typeof planChanges)[number]

/** A payment that the person can make next, and what its button says. */
type NextPayment = { readonly tier: PaidTier; readonly label: string }

const isPaid = (tier: Tier): tier is PaidTier => tier !== 'free'

/** The payment that keeps the plan; null: no payment is needed, or none is accepted yet. */
export const nextPayment = (subscription: Subscription): NextPayment | null => {
  const { status, currentPeriodEnd, renews, now } = subscription
  const tier = subscription.nextTier ?? subscription.tier
  if (!isPaid(tier)) return null
  if (status === 'past_due') return { tier, label: 'Pay now' }
  if (status === 'trialing' && currentPeriodEnd === null) return { tier, label: `Keep ${plans[tier].name}` }
  const byHand = status === 'active' && !renews && currentPeriodEnd !== null
  return byHand && renewableFrom(currentPeriodEnd) <= now ? { tier, label: 'Pay for another month' } : null
}

/** On a trial there is nothing to cancel: the trial ends by itself, and nothing is charged. */
export const canCancel = ({ tier, status }: Subscription): boolean =>
  tier !== 'free' && (status === 'active' || status === 'past_due')

/** The button that undoes a cancellation, or a downgrade that has not begun; null: there is neither. */
export const undoLabel = ({ tier, status, nextTier }: Subscription): string | null => {
  if (status === 'cancelled') return 'Keep my plan'
  return nextTier !== null && nextTier !== tier ? `Stay on ${plans[tier].name}` : null
}

/**
 * The plan whose button stands out among the plans, for one solid button a view; null: the button that keeps the current
 * plan stands above them.
 */
export const firstChoice = (subscription: Subscription): PaidTier | null => {
  if (nextPayment(subscription) !== null || undoLabel(subscription) !== null) return null
  if (subscription.tier === 'free') return 'pro'
  return subscription.tier === 'pro' ? 'elite' : null
}

type PlanOption = { readonly kind: 'pay' | 'downgrade'; readonly label: string }

/** How the person gets to a paid plan; null: they have it, or the downgrade to it is planned. */
export const optionFor = (subscription: Subscription, tier: PaidTier): PlanOption | null => {
  const { tier: current, status, nextTier, currentPeriodEnd, amount } = subscription
  const { name, price } = plans[tier]
  const next = nextPayment(subscription)
  if (next?.tier === tier) return { kind: 'pay', label: next.label }
  if (!isAtLeast(current, tier)) return { kind: 'pay', label: `Upgrade to ${name}` }
  // A trial of the higher plan, after which the lower plan is paid for.
  if (status === 'trialing' && current === tier && amount !== null && amount < price.kobo)
    return { kind: 'pay', label: `Keep ${name}` }
  if (current === tier) return null
  if (status === 'past_due' || (status === 'trialing' && currentPeriodEnd === null))
    return { kind: 'pay', label: `Pay for ${name}` }
  return status === 'active' && nextTier !== tier ? { kind: 'downgrade', label: `Change to ${name}` } : null
}
