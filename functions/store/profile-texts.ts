import { isDeepStrictEqual } from 'node:util'
import type { ProfileText, ProfileTextEdit } from '../../shared/api/career.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { addCounted, countedThings } from './counted-things.ts'
import {
  begunProfileText,
  type NewProfileText,
  profileTextKey,
  profileTextKind,
  profileTextOf,
} from './profile-text-row.ts'
import type { Row, Table, Write } from './table.ts'

export type EditedProfileText = {
  readonly id: string
  readonly patch: { readonly [Name in keyof ProfileTextEdit]?: ProfileTextEdit[Name] | undefined }
  /** The version that the person saw. */
  readonly version: number
  readonly now: Date
}

/** The writes of a new text. The second holds the most that there can be. */
export const newProfileText = (sub: string, it: NewProfileText, now: Date): Write[] =>
  addCounted(profileTextKind, sub, begunProfileText(it, now))

/** The row that stood in the way, if this very edit made it: its answer was lost, and it was sent again. */
const settled = ({ patch, version }: EditedProfileText, found: Row | undefined): ProfileText => {
  if (!found) throw new ApiError('not_found')
  const current = profileTextOf(found)
  const sent = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  const isOurs = current.version === version + 1 && isDeepStrictEqual({ ...current, ...sent }, current)
  if (!isOurs) throw new ApiError('stale_version')
  return current
}

const update = async (table: Table, sub: string, edit: EditedProfileText): Promise<ProfileText> => {
  const { id, patch, version, now } = edit
  const outcome = await table.update(
    profileTextKey(sub, id),
    { set: { ...patch, version: version + 1, updatedAt: now.toISOString() } },
    { is: { version } },
  )
  return outcome.written ? profileTextOf(outcome.row) : settled(edit, outcome.found)
}

/** A person's texts for a LinkedIn profile. Each verb sees only rows of `sub`. */
export const profileTextStore = (table: Table) => ({
  ...countedThings(table, profileTextKind),
  /** Throws not_found or stale_version. */
  update: (sub: string, edit: EditedProfileText) => update(table, sub, edit),
})
export type ProfileTextStore = ReturnType<typeof profileTextStore>
