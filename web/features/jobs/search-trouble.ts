import { ApiError } from '../../../shared/api/errors.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import type { Notice } from '../../ui/notify.ts'

/** Why a search brought nothing. */
export type SearchTrouble = 'limit' | 'plan' | 'line' | 'server'

/** Null where the session is over: the login says so. */
export const troubleOf = (error: unknown): SearchTrouble | null => {
  if (error instanceof ConnectionLost) return 'line'
  if (!(error instanceof ApiError)) return 'server'
  if (error.code === 'unauthenticated') return null
  if (error.code === 'search_limit') return 'limit'
  return error.code === 'upgrade_required' ? 'plan' : 'server'
}

/** The toast of it. `limit` is how many searches the day has. */
export const troubleNotice = (trouble: SearchTrouble, limit: number): Notice => {
  if (trouble === 'limit')
    return { kind: 'error', title: 'Limit reached', description: `You've used ${limit} searches today.` }
  if (trouble === 'plan')
    return {
      kind: 'error',
      title: 'Upgrade Required',
      description: 'Your plan does not include these filters.',
    }
  return {
    kind: trouble === 'line' ? 'offline' : 'error',
    title: 'Search Failed',
    description: 'Unable to fetch jobs; trying fallback.',
  }
}
