import { type Profile, profile } from '../../shared/api/profile.ts'
import { personPartition } from './keys.ts'
import type { Table } from './table.ts'

export const profileSortKey = 'PROFILE'

const keyOf = (sub: string) => ({ pk: personPartition(sub), sk: profileSortKey })
const storedProfile = profile.strip()

/** One profile row for each person. */
export const profileStore = (table: Table) => ({
  /** Null before there is one. */
  get: async (sub: string): Promise<Profile | null> => {
    const row = await table.get(keyOf(sub))
    return row ? storedProfile.parse(row) : null
  },
  /** Writes the first profile; one that is there already stays as it is. */
  begin: async (sub: string, first: Profile): Promise<void> => {
    await table.put({ ...first, ...keyOf(sub) }, { absent: true })
  },
})
export type ProfileStore = ReturnType<typeof profileStore>
