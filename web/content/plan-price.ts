import { inDollars, inNaira, plans, trialDays } from '../../shared/domain/plan.ts'
import type { PaidTier, Tier } from '../../shared/lists.ts'

/** A plan's price: the naira that are charged, and the dollars beside them. */
export const priceWords = (tier: Tier): { readonly naira: string; readonly beside: string } => {
  const { kobo, cents } = plans[tier].price
  return { naira: inNaira(kobo), beside: `${kobo === 0 ? 'forever' : 'a month'} · ${inDollars(cents)}` }
}

/** The words of each button that leads to a trial. */
export const tryWords = (tier: PaidTier): string => `Try ${plans[tier].name} free for ${trialDays} days`
