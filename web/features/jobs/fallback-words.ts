import { plans } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { atTime } from '../../person/day-words.ts'
import { askedWords } from './results-words.ts'
import type { SearchTrouble } from './search-trouble.ts'
import type { Shown } from './use-search.ts'

type Failed = {
  trouble: SearchTrouble
  shown: Shown
  /** The day's searches. */
  limit: number
  /** The browser knows of a network. */
  online: boolean
  now: Date
}

const causes: Record<SearchTrouble, (failed: Failed) => string> = {
  limit: ({ limit }) =>
    `You have used all ${limit} searches of today. Your counter begins anew at midnight, Lagos time.`,
  plan: () => 'These filters are not part of your plan.',
  line: ({ online }) => (online ? 'The connection was lost.' : 'You are offline.'),
  server: () => 'The search does not answer just now, and nothing was counted.',
}

/** What happened, and what is seen instead. */
export const fallbackWords = (failed: Failed): string => {
  const { shown, trouble, now } = failed
  const cause = causes[trouble](failed)
  if (shown.kind === 'last')
    return `${cause} You see what you found on ${atTime(shown.last.at, now.toISOString())}${askedWords(shown.last)}.`
  if (shown.kind === 'newest')
    return `${cause} You see the newest jobs, as of ${atTime(shown.builtAt, now.toISOString())}.`
  if (shown.kind === 'waiting' || trouble === 'limit' || trouble === 'plan') return cause
  return `${cause} Try again in a minute, or search on the boards themselves.`
}

/** What the next plan has of searches; null for who has the most. */
export const moreSearches = (tier: Tier): string | null => {
  if (tier === 'elite') return null
  return tier === 'free'
    ? `Get ${plans.pro.limits.searchesPerDay} a day with Pro`
    : 'Search without limit with Elite'
}
