import type { NotificationSwitches } from '../../shared/api/settings.ts'
import { effective } from '../../shared/domain/notification-switches.ts'
import { deletionKey } from './deletions.ts'
import { profileKey, profileOf } from './profile-row.ts'
import { settingsKey, settingsOf } from './settings.ts'
import type { Key, Row } from './table.ts'

/** What must be known of a person before they are notified of something. */
export type Recipient = {
  readonly email: string
  readonly name: string
  /** The effective switches of their notification preferences. */
  readonly switches: NotificationSwitches
  /** The account is deleted, and not purged yet. */
  readonly isLeaving: boolean
}

/** The rows that `recipientOf` reads, in its order. */
export const recipientKeys = (sub: string): readonly Key[] => [
  profileKey(sub),
  settingsKey(sub),
  deletionKey(sub),
]

/** Null if the person was purged. */
export const recipientOf = ([profile, settings, deletion]: readonly (
  | Row
  | undefined
)[]): Recipient | null => {
  if (!profile) return null
  const { email, fullName: name } = profileOf(profile)
  return { email, name, switches: effective(settingsOf(settings)), isLeaving: deletion !== undefined }
}
