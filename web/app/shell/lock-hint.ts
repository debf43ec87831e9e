import { allows, type Feature, plans } from '../../../shared/domain/plan.ts'
import { type Tier, tiers } from '../../../shared/lists.ts'

/** What the lock of a place says: the next plan up. Null where the plan opens it, or where none is asked for. */
export const lockHint = (feature: Feature | undefined, tier: Tier): string | null => {
  const next = tiers[tiers.indexOf(tier) + 1]
  return feature && next && !allows(tier, feature) ? `Upgrade to ${plans[next].name} plan` : null
}
