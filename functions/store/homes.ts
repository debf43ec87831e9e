import type { Profile } from '../../shared/api/profile.ts'
import type { Subscription } from '../../shared/api/subscription.ts'
import { type Digest, digestKey, digestOfRow } from './digest-row.ts'
import { digestStore } from './digests.ts'
import { preferencesKey } from './preferences.ts'
import { profileKey, profileOf } from './profile-row.ts'
import { subscriptionKeys, viewOfRows } from './subscription-view.ts'
import type { Table } from './table.ts'

type HomeRows = {
  /** Null before there is one. */
  readonly profile: Profile | null
  readonly subscription: Subscription
  readonly hasPreferences: boolean
  readonly digest: Digest
}

const get = async (table: Table, sub: string, now: Date): Promise<HomeRows> => {
  const [profile, digest, preferences, subscription, card] = await table.getMany([
    profileKey(sub),
    digestKey(sub),
    preferencesKey(sub),
    ...subscriptionKeys(sub),
  ])
  return {
    profile: profile ? profileOf(profile) : null,
    subscription: viewOfRows(subscription, card, now),
    hasPreferences: preferences !== undefined,
    digest: digestOfRow(digest) ?? (await digestStore(table).rebuild(sub, now)),
  }
}

/** The rows of the home screen, in one round trip; more only before there is a digest. */
export const homeStore = (table: Table) => ({
  get: (sub: string, now: Date) => get(table, sub, now),
})
export type HomeStore = ReturnType<typeof homeStore>
