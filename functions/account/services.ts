import type { Mailer } from '../services/mail.ts'
import type { Users } from '../services/users.ts'
import type { SessionStore } from '../store/access.ts'
import type { AccountUndoStore } from '../store/account-undos.ts'
import type { DeletionStore } from '../store/deletions.ts'
import type { EmailChangeStore } from '../store/email-changes.ts'
import type { ProfileStore } from '../store/profiles.ts'
import type { SecurityStore } from '../store/security.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'
import type { SuppressionStore } from '../store/suppressions.ts'

export type NotifyServices = {
  readonly users: Pick<Users, 'find'>
  readonly profiles: Pick<ProfileStore, 'get'>
  readonly security: SecurityStore
  readonly undos: AccountUndoStore
  readonly mailer: Mailer
  readonly siteUrl: string
}

export type AccountServices = NotifyServices & {
  readonly users: Users
  readonly sessions: SessionStore
  readonly emailChanges: EmailChangeStore
  readonly deletions: Pick<DeletionStore, 'notified' | 'request' | 'requestedAt' | 'remove'>
  readonly subscriptions: SubscriptionStore
  readonly suppressions: SuppressionStore
}
