import * as z from 'zod/mini'
import type { Preferences } from '../../../shared/api/preferences.ts'
import type { Profile } from '../../../shared/api/profile.ts'
import { fold } from '../../../shared/domain/jobs/fold.ts'
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

/** `Nurse in Kaduna`. The place is in the words, so that other words leave no place behind that nobody typed. */
const inPlace = (title: string, place: string): string =>
  place === '' || fold(title).includes(fold(place)) ? title : `${title} in ${place}`

/**
 * Searches for the titles of the person's preferences and profile, where there are several. The jobs for the person are
 * those of a single title.
 */
export const suggestionsOf = ({ profile, preferences }: Person): readonly SearchTerms[] => {
  const titles = [...(preferences?.jobTitles ?? []), profile?.jobTitle ?? ''].filter(Boolean)
  const unique = [...new Map(titles.map(title => [title.toLocaleLowerCase('en'), title])).values()]
  if (unique.length === 1) return []
  const place = preferences?.locations[0] ?? profile?.state ?? profile?.location ?? ''
  const own = unique.map(
    (title): SearchTerms =>
      preferences?.remoteOnly
        ? { query: title, location: '', jobType: 'remote' }
        : { query: inPlace(title, place), location: '', jobType: 'all' },
  )
  return own.slice(0, atMost)
}
