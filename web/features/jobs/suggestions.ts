import * as z from 'zod/mini'
import type { Preferences } from '../../../shared/api/preferences.ts'
import type { Profile } from '../../../shared/api/profile.ts'
import { draft } from '../../kit/draft.ts'
import { type SearchTerms, searchTerms } from './search-state.ts'

/** The most searches of each list. */
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

type Person = {
  profile: Pick<Profile, 'jobTitle' | 'state' | 'location'> | null | undefined
  preferences: Pick<Preferences, 'jobTitles' | 'locations' | 'remoteOnly'> | undefined
}

/** Searches for the titles of the person's preferences and profile. */
export const suggestionsOf = ({ profile, preferences }: Person): readonly SearchTerms[] => {
  const titles = [...(preferences?.jobTitles ?? []), profile?.jobTitle ?? ''].filter(Boolean)
  const unique = [...new Map(titles.map(title => [title.toLocaleLowerCase('en'), title])).values()]
  const location = preferences?.locations[0] ?? profile?.state ?? profile?.location ?? ''
  const own = unique.map(
    (query): SearchTerms =>
      preferences?.remoteOnly
        ? { query, location: '', jobType: 'remote' }
        : { query, location, jobType: 'all' },
  )
  return own.slice(0, atMost)
}
