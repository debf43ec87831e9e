import { ApiError } from '../../shared/api/errors.ts'
import type { SearchRequest } from '../../shared/api/job-search.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import type { CountedSearch, SearchStore } from '../store/searches.ts'

const oneSpelling = (text: string): string =>
  text.normalize('NFKC').toLocaleLowerCase('en').replace(/\s+/g, ' ').trim()

/**
 * The search that is counted once a day. `words` are those of the query that are left after what was understood of it:
 * none where it was understood completely. So a query of which a person takes a part off is the same search, like
 * another page, order or filter.
 */
export const countedSearch = (
  sub: string,
  words: string,
  { location, jobType }: SearchRequest,
  now: Date,
): CountedSearch => ({
  sub,
  day: dayInLagos(now),
  search: JSON.stringify([oneSpelling(words), oneSpelling(location), jobType]),
})

/** Counts the search, and releases the quota if the search fails. Throws search_limit or jobs_unavailable. */
export const counted = async <Answer>(
  searches: SearchStore,
  search: CountedSearch,
  limit: number,
  find: () => Promise<Answer>,
): Promise<{ answer: Answer; isNew: boolean }> => {
  const taken = await searches.take(search, limit)
  if (taken === 'none-left') throw new ApiError('search_limit')
  try {
    return { answer: await find(), isNew: taken === 'counted' }
  } catch (cause) {
    if (taken === 'counted') await searches.releaseQuota(search)
    throw new ApiError('jobs_unavailable', { cause })
  }
}
