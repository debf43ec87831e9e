import type { Preferences } from '../../../shared/api/preferences.ts'
import type { Profile } from '../../../shared/api/profile.ts'
import type { RecentSearch } from './recent.ts'

type Person = {
  profile: Pick<Profile, 'jobTitle' | 'state' | 'location'> | null | undefined
  preferences: Pick<Preferences, 'jobTitles' | 'locations' | 'remoteOnly'> | undefined
}

const atMost = 6

/** For who has told us nothing yet. */
const examples: readonly RecentSearch[] = [
  { query: 'accountant', location: 'Lagos', jobType: 'all' },
  { query: 'customer service', location: 'Abuja', jobType: 'full-time' },
  { query: 'nurse', location: '', jobType: 'all' },
  { query: 'software engineer', location: '', jobType: 'remote' },
]

/** Searches worth a press: what the person looks for, in their own words, else a few that many look for. */
export const suggestionsOf = ({ profile, preferences }: Person): readonly RecentSearch[] => {
  const titles = [...(preferences?.jobTitles ?? []), profile?.jobTitle ?? ''].filter(Boolean)
  const unique = [...new Map(titles.map(title => [title.toLocaleLowerCase('en'), title])).values()]
  const location = preferences?.locations[0] ?? profile?.state ?? profile?.location ?? ''
  const jobType = preferences?.remoteOnly ? 'remote' : 'all'
  const own = unique.map(
    (query): RecentSearch => ({ query, location: jobType === 'remote' ? '' : location, jobType }),
  )
  return own.length > 0 ? own.slice(0, atMost) : examples
}
