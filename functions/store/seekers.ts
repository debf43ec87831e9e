import type { Preferences } from '../../shared/api/preferences.ts'
import type { Profile } from '../../shared/api/profile.ts'
import type { Tier } from '../../shared/lists.ts'
import { hiddenKey, type Unwanted, unwantedOf } from './hidden-jobs.ts'
import { preferencesKey, preferencesOf } from './preferences.ts'
import { profileKey, profileOf } from './profile-row.ts'
import { searchCountKey, searchesOfRow } from './searches.ts'
import { subscriptionKeys, viewOfRows } from './subscription-row.ts'
import type { Table } from './table.ts'

/** What the search of jobs must know of a person. */
export type Seeker = Unwanted & {
  readonly tier: Tier
  /** Null before the profile is made. */
  readonly profile: Profile | null
  /** Null before the first save. */
  readonly preferences: Preferences | null
  /** How many searches of the day were counted. */
  readonly searches: number
}

/** Reads a seeker in one round trip. `day` is the day in Lagos. */
export const seekerStore = (table: Table) => ({
  get: async (sub: string, day: string, now: Date): Promise<Seeker> => {
    const [count, profile, preferences, hidden, subscription, card] = await table.getMany([
      searchCountKey(sub, day),
      profileKey(sub),
      preferencesKey(sub),
      hiddenKey(sub),
      ...subscriptionKeys(sub),
    ])
    return {
      tier: viewOfRows(subscription, card, now).tier,
      profile: profile ? profileOf(profile) : null,
      preferences: preferences ? preferencesOf(preferences) : null,
      searches: searchesOfRow(count),
      ...unwantedOf(hidden, preferences),
    }
  },
})
export type SeekerStore = ReturnType<typeof seekerStore>
