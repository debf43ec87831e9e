import { type ProfileText, profileText, profileTextsAtMost } from '../../shared/api/career.ts'
import { personPartition } from './keys.ts'
import { profileTextPrefix } from './schema.ts'
import type { Key, Row } from './table.ts'

export const profileTextKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `${profileTextPrefix}${id}`,
})
/** How many there are. */
const profileTextsKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'PROFILE-TEXTS' })

/** Throws when the row is no text of a profile: that is a fault of ours. */
export const profileTextOf = (row: Row): ProfileText => profileText.parse(row)

export const profileTextKind = {
  keyOf: profileTextKey,
  countKey: profileTextsKey,
  prefix: profileTextPrefix,
  atMost: profileTextsAtMost,
  read: profileTextOf,
}

export type NewProfileText = Pick<
  ProfileText,
  'id' | 'type' | 'targetRole' | 'before' | 'content' | 'reasons'
>

export const begunProfileText = (it: NewProfileText, now: Date): ProfileText => ({
  ...it,
  kept: [],
  version: 1,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
})
