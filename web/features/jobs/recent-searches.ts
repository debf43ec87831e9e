import * as z from 'zod/mini'
import { draft } from '../../kit/draft.ts'
import { type SearchTerms, searchTerms } from './search-state.ts'

/** The most searches that are kept. */
const atMost = 6

const storedSearches = (sub: string) => draft(sub, 'jobs.recent', z.array(searchTerms))

const keyOf = ({ query, location, jobType }: SearchTerms): string =>
  [query, location, jobType].join('\n').toLocaleLowerCase('en')

/** The newest first, each search once, without a search for all jobs. */
export const withRecent = (
  recent: readonly SearchTerms[],
  { query, location, jobType }: SearchTerms,
): SearchTerms[] => {
  if (query === '' && location === '' && jobType === 'all') return [...recent]
  const search = { query, location, jobType }
  return [search, ...recent.filter(each => keyOf(each) !== keyOf(search))].slice(0, atMost)
}

/** The person's last searches in this browser, newest first. */
export const recentSearches = (sub: string): SearchTerms[] => storedSearches(sub).read() ?? []

export const rememberSearch = (sub: string, search: SearchTerms): void =>
  storedSearches(sub).write(withRecent(recentSearches(sub), search))
