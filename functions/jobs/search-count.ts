import type { SearchCount } from '../../shared/api/jobs.ts'
import { plans } from '../../shared/domain/plan.ts'
import type { Tier } from '../../shared/lists.ts'

export const countOf = (tier: Tier, used: number): SearchCount => ({
  used,
  limit: plans[tier].limits.searchesPerDay,
  isUnlimited: plans[tier].searchesShownUnlimited,
})
