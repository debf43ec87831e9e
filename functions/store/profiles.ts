import type { Profile } from '../../shared/api/profile.ts'
import { type ProfileEdit, updateProfile } from './profile-edit.ts'
import { profileKey, profileOf } from './profile-row.ts'
import type { Key, Row, Table } from './table.ts'

const get = async (table: Table, sub: string): Promise<Profile | null> => {
  const row = await table.get(profileKey(sub))
  return row ? profileOf(row) : null
}

/** One profile row for each person. */
export const profileStore = (table: Table) => ({
  /** Null before there is one. */
  get: (sub: string) => get(table, sub),
  /** Writes the first profile, and with it the rows that belong to a beginning; where it is already, nothing. */
  begin: async (sub: string, first: Profile, ...alongside: readonly (Key & Row)[]): Promise<void> => {
    await table.transact([
      { put: { ...first, ...profileKey(sub) }, condition: { absent: true } },
      ...alongside.map(put => ({ put })),
    ])
  },
  /** Throws not_found or stale_version. */
  update: (sub: string, edit: ProfileEdit) => updateProfile(table, sub, edit),
  /** The address that its owner has confirmed. Where there is no profile, or it is the address already, nothing. */
  setEmail: async (sub: string, email: string, now: Date): Promise<void> => {
    const before = await get(table, sub)
    if (!before || before.email === email) return
    // The version stays: no form holds the address, and one that is open must not go stale by it.
    await table.update(profileKey(sub), { set: { email, updatedAt: now.toISOString() } }, { is: {} })
  },
})
export type ProfileStore = ReturnType<typeof profileStore>
