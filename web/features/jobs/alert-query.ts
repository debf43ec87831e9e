import type { AlertQuery } from '../../paths.ts'
import type { SearchState } from './search-state.ts'

/** What an alert begins with that goes on with a search; null where all jobs were asked for. */
export const alertQueryOf = ({
  query,
  location,
  jobType,
}: Pick<SearchState, 'query' | 'location' | 'jobType'>): AlertQuery | null => {
  if (query === '' && location === '' && jobType === 'all') return null
  return {
    // A comma would make two keywords of it, each looked for by itself.
    ...(query && { q: query.replace(/[\s,]+/g, ' ').trim() }),
    ...(location && { location }),
    ...(jobType !== 'all' && { type: jobType }),
  }
}
