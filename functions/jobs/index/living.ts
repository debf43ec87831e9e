import type { Traits } from './traits.ts'

/**
 * The copies of one job that are not over at `now`, those that are shown first coming first. Where the employer itself
 * says that it is over, it is, whatever copies there are.
 */
export const living = (group: readonly number[], all: readonly Traits[], now: number): readonly number[] => {
  const isOver = (at: number): boolean => (all[at]?.expiresAt ?? Number.POSITIVE_INFINITY) <= now
  const [shown] = group
  if (shown !== undefined && all[shown]?.isEmployers && isOver(shown)) return []
  return group.some(isOver) ? group.filter(at => !isOver(at)) : group
}
