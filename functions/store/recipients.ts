import type { NotificationSwitches } from '../../shared/api/settings.ts'
import { effective } from '../../shared/domain/notification-switches.ts'
import { isSuppressed } from '../../shared/domain/suppression.ts'
import { deletionKey } from './deletions.ts'
import { profileKey, profileOf } from './profile-row.ts'
import { settingsKey, settingsOf } from './settings.ts'
import { suppressionKey, suppressionOf } from './suppressions.ts'
import type { Key, Row } from './table.ts'

/** What must be known of a person before they are notified of something. */
export type Recipient = {
  readonly email: string
  readonly name: string
  /** The effective switches of their notification preferences. */
  readonly switches: NotificationSwitches
  /** The account is deleted, and not purged yet. */
  readonly isLeaving: boolean
  /** The mailbox refuses our mails, or does not want those that have a switch. */
  readonly isSuppressed: boolean
}

/** The rows that `recipientOf` reads, in its order. */
export const recipientKeys = (sub: string): readonly Key[] => [
  profileKey(sub),
  settingsKey(sub),
  deletionKey(sub),
  suppressionKey(sub),
]

/** Null if the person was purged. */
export const recipientOf = (
  [profile, settings, deletion, suppression]: readonly (Row | undefined)[],
  now: Date,
): Recipient | null => {
  if (!profile) return null
  const { email, fullName: name } = profileOf(profile)
  return {
    email,
    name,
    switches: effective(settingsOf(settings)),
    isLeaving: deletion !== undefined,
    isSuppressed: isSuppressed(suppressionOf(suppression, email, now)),
  }
}
