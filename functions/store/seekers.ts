import type { Preferences } from '../../shared/api/preferences.ts'
import type { Profile } from '../../shared/api/profile.ts'
import type { Tier } from '../../shared/lists.ts'
import { preferencesKey, preferencesOf } from './preferences.ts'
import { profileKey, profileOf } from './profile-row.ts'
import { searchCountKey, searchesOfRow } from './searches.ts'
import { subscriptionKeys, viewOfRows } from './subscription-view.ts'
import type { Table } from './table.ts'

/** Who looks for a job: what the search must know of them. */
export type Seeker = {
  readonly tier: Tier
  /** Null before there is one. */
  readonly profile: Profile | null
  /** As they were saved; null before that. */
  readonly preferences: Preferences | null
  /** Searches of the day so far. */
  readonly searches: number
}

/** All of that in one round trip. `day` is the day in Lagos. */
export const seekerStore = (table: Table) => ({
  get: async (sub: string, day: string, now: Date): Promise<Seeker> => {
    const [count, profile, preferences, subscription, card] = await table.getMany([
      searchCountKey(sub, day),
      profileKey(sub),
      preferencesKey(sub),
      ...subscriptionKeys(sub),
    ])
    return {
      tier: viewOfRows(subscription, card, now).tier,
      profile: profile ? profileOf(profile) : null,
      preferences: preferences ? preferencesOf(preferences) : null,
      searches: searchesOfRow(count),
    }
  },
})
export type SeekerStore = ReturnType<typeof seekerStore>
