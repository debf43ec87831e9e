import type { Profile, ProfileForm } from '../../shared/api/profile.ts'
import { profileKey, profileOf } from './profile-row.ts'
import type { Key, Row, Table } from './table.ts'
import { type Edit, editedRow } from './versioned.ts'

const get = async (table: Table, sub: string): Promise<Profile | null> => {
  const row = await table.get(profileKey(sub))
  return row ? profileOf(row) : null
}

/** One profile row for each person. */
export const profileStore = (table: Table) => ({
  /** Null before the profile is made. */
  get: (sub: string) => get(table, sub),
  /**
   * Writes the first profile together with the rows `alongside`. Does nothing if there is a profile already. `agreedAt`
   * is when the person agreed to the terms. It stays in the row, where only an export shows it.
   */
  begin: async (
    sub: string,
    first: Profile & { readonly agreedAt?: string },
    ...alongside: readonly (Key & Row)[]
  ): Promise<void> => {
    await table.transact([
      { put: { ...first, ...profileKey(sub) }, condition: { absent: true } },
      ...alongside.map(put => ({ put })),
    ])
  },
  /** Throws not_found or stale_version. */
  update: (sub: string, edit: ProfileEdit) => updateProfile(table, sub, edit),
  /** Sets an address that its owner has confirmed. Does nothing if there is no profile, or if it has that address. */
  setEmail: async (sub: string, email: string, now: Date): Promise<void> => {
    const before = await get(table, sub)
    if (!before || before.email === email) return
    // The version stays, because no form holds the address, and an open form must not become stale.
    await table.update(profileKey(sub), { set: { email, updatedAt: now.toISOString() } }, { is: {} })
  },
})
export type ProfileStore = ReturnType<typeof profileStore>

export type ProfileEdit = Omit<Edit<ProfileForm>, 'id'>

const changesOf = ({ patch, version, now }: ProfileEdit) => ({
  set: { ...patch, onboardingCompleted: true, version: version + 1, updatedAt: now.toISOString() },
})

/** One conditional write. Throws not_found or stale_version. */
const updateProfile = async (table: Table, sub: string, edit: ProfileEdit): Promise<Profile> => {
  const key = profileKey(sub)
  const first = await table.update(key, changesOf(edit), { is: { version: edit.version } })
  const isUncounted = !first.written && first.found?.version === undefined && edit.version === 1
  if (first.written || !first.found || !isUncounted) return editedRow(first, edit, profileOf)
  // An old profile has no version. The condition is then the time of its last change.
  const second = await table.update(key, changesOf(edit), { is: { updatedAt: first.found.updatedAt } })
  return editedRow(second, edit, profileOf)
}
