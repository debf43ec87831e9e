import type { Preferences } from '../../api/preferences.ts'
import type { Profile } from '../../api/profile.ts'
import type { careerLevels } from '../../lists.ts'
import { placesOf } from './places.ts'
import type { Place } from './posting.ts'
import { nairaOf } from './rates.ts'

/** What somebody is and looks for, as far as a job can be held against it. What they do not say is empty, or null. */
export type Wishes = {
  /** As they write them. */
  readonly skills: readonly string[]
  readonly places: readonly Place[]
  /** Of the country that they live in, ISO 3166 alpha-2. */
  readonly country: string | null
  readonly relocates: boolean
  readonly remoteOnly: boolean
  /** `onsite`, `hybrid`, `remote`, and kinds of employment. */
  readonly types: readonly string[]
  /** At least, roughly, in naira a month. */
  readonly salary: number | null
  readonly level: (typeof careerLevels)[number] | null
}

const homeOf = (profile: Profile | null): string =>
  [profile?.location, profile?.state, profile?.country].filter(Boolean).join(', ')

const salaryOf = (preferences: Preferences | null, profile: Profile | null): number | null => {
  const [said] = [preferences, profile].filter(it => it?.salaryMin != null && it.salaryMin > 0)
  return said?.salaryMin != null ? nairaOf(said.salaryMin, said.currency) : null
}

/** The preferences speak first, for they are about the job that is looked for; the profile says what they leave out. */
export const wishesOf = (profile: Profile | null, preferences: Preferences | null): Wishes => {
  // Who lives in Yaba looks all over Lagos.
  const home = placesOf(homeOf(profile)).map(place => ({ ...place, city: place.state ? null : place.city }))
  const wanted = (preferences?.locations ?? []).flatMap(placesOf)
  const types = [preferences?.jobTypes ?? [], profile?.jobTypes ?? []].find(list => list.length > 0) ?? []
  return {
    skills: [...(profile?.skills ?? []), ...(profile?.techStack ?? [])],
    places: wanted.length > 0 ? wanted : home,
    country: home[0]?.country ?? null,
    relocates: profile?.willingToRelocate ?? false,
    remoteOnly: preferences?.remoteOnly ?? false,
    types: types.map(type => type.toLowerCase()),
    salary: salaryOf(preferences, profile),
    level: profile?.careerLevel ?? preferences?.experienceLevel ?? profile?.experienceLevel ?? null,
  }
}
