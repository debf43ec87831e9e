import { plans } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { isSignedOut, type RequestError, requestError } from '../../kit/request-error.ts'
import { atTime } from '../../person/day-words.ts'
import type { Notice } from '../../ui/notify.ts'
import { termsWords } from './results-words.ts'
import type { Shown } from './search-queries.ts'

export type SearchError = 'limit' | 'plan' | 'connection' | 'server'

const byCode: Partial<Record<RequestError['code'], SearchError>> = {
  search_limit: 'limit',
  upgrade_required: 'plan',
  connection_lost: 'connection',
}

/** Why a search failed. Null where the session has ended, because the login says so. */
export const searchErrorOf = (error: unknown): SearchError | null =>
  isSignedOut(error) ? null : (byCode[requestError(error, { failed: '' }).code] ?? 'server')

/** The toast of a search that failed. `limit`: the searches of a day. */
export const searchErrorNotice = (error: SearchError, limit: number): Notice => {
  if (error === 'limit')
    return { kind: 'error', title: 'Limit reached', description: `You've used ${limit} searches today.` }
  if (error === 'plan')
    return {
      kind: 'error',
      title: 'Upgrade Required',
      description: 'Your plan does not include these filters.',
    }
  return {
    kind: error === 'connection' ? 'offline' : 'error',
    title: 'Search Failed',
    description: 'Unable to fetch jobs; trying fallback.',
  }
}

type Failed = {
  error: SearchError
  shown: Shown
  /** The searches of a day. */
  limit: number
  online: boolean
  now: Date
  /** What failed is the list for the person, and no search. */
  isForYou: boolean
}

const causes: Record<SearchError, (failed: Failed) => string> = {
  limit: ({ limit }) =>
    `You have used all your ${limit} searches for today. You can search again after midnight, Lagos time.`,
  plan: () => 'These filters are not part of your plan.',
  connection: ({ online }) => (online ? 'The connection was lost.' : 'You are offline.'),
  server: ({ isForYou }) =>
    isForYou
      ? 'The jobs for you could not be loaded.'
      : 'The search is not working right now. This search does not count.',
}

export const fallbackWords = (failed: Failed): string => {
  const { shown, error, now } = failed
  const cause = causes[error](failed)
  if (shown.kind === 'last')
    return `${cause} You see your results of ${atTime(shown.last.at, now.toISOString())}${termsWords(shown.last)}.`
  if (shown.kind === 'newest')
    return `${cause} You see the newest jobs, as of ${atTime(shown.builtAt, now.toISOString())}.`
  if (shown.kind === 'waiting' || error === 'limit' || error === 'plan') return cause
  return `${cause} Try again in a minute, or search on the boards themselves.`
}

/** How many searches the next plan has; null on the highest plan. */
export const moreSearches = (tier: Tier): string | null => {
  if (tier === 'elite') return null
  return tier === 'free'
    ? `Get ${plans.pro.limits.searchesPerDay} a day with Pro`
    : 'Search without limit with Elite'
}
