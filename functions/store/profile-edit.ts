import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../../shared/api/errors.ts'
import type { Profile, ProfileForm } from '../../shared/api/profile.ts'
import { profileKey, profileOf } from './profile-row.ts'
import type { Row, Table } from './table.ts'

export type ProfileEdit = {
  readonly patch: { readonly [Name in keyof ProfileForm]?: ProfileForm[Name] | undefined }
  /** The version that the person saw. */
  readonly version: number
  readonly now: Date
}

const changesOf = ({ patch, version, now }: ProfileEdit) => ({
  set: { ...patch, onboardingCompleted: true, version: version + 1, updatedAt: now.toISOString() },
})

/** The row that stood in the way, if this very edit made it: its answer was lost, and it was sent again. */
const settled = ({ patch, version }: ProfileEdit, found: Row | undefined): Profile => {
  if (!found) throw new ApiError('not_found')
  const current = profileOf(found)
  const isOurs = current.version === version + 1 && isDeepStrictEqual({ ...current, ...patch }, current)
  if (!isOurs) throw new ApiError('stale_version')
  return current
}

/** One conditional write. Throws not_found or stale_version. */
export const updateProfile = async (table: Table, sub: string, edit: ProfileEdit): Promise<Profile> => {
  const key = profileKey(sub)
  const first = await table.update(key, changesOf(edit), { is: { version: edit.version } })
  if (first.written) return profileOf(first.row)
  const isUncounted = first.found && first.found.version === undefined && edit.version === 1
  if (!isUncounted) return settled(edit, first.found)
  // From before edits were counted: the time of its last change says whether it is as it was seen.
  const second = await table.update(key, changesOf(edit), { is: { updatedAt: first.found?.updatedAt } })
  return second.written ? profileOf(second.row) : settled(edit, second.found)
}
