import * as z from 'zod/mini'
import { searchRequest } from '../../../shared/api/jobs.ts'
import { draft } from '../../kit/draft.ts'

const recentSearch = z.object({
  query: z.string(),
  location: z.string(),
  jobType: searchRequest.shape.jobType,
})
export type RecentSearch = z.infer<typeof recentSearch>

/** As many as are worth a look. */
const atMost = 6

const keyOf = ({ query, location, jobType }: RecentSearch): string =>
  [query, location, jobType].join('\n').toLocaleLowerCase('en')

/** The newest first, each once. A search for everything is none to come back to. */
export const withRecent = (
  recent: readonly RecentSearch[],
  { query, location, jobType }: RecentSearch,
): RecentSearch[] => {
  const search = { query, location, jobType }
  if (keyOf(search) === keyOf({ query: '', location: '', jobType: 'all' })) return [...recent]
  return [search, ...recent.filter(each => keyOf(each) !== keyOf(search))].slice(0, atMost)
}

const ofPerson = (sub: string) => draft(sub, 'jobs.recent', z.array(recentSearch))

/** The person's last searches, in this browser. They go with their drafts when they leave. */
export const recentSearches = (sub: string): RecentSearch[] => ofPerson(sub).read() ?? []

export const rememberSearch = (sub: string, search: RecentSearch): void =>
  ofPerson(sub).write(withRecent(recentSearches(sub), search))
