import { sessionStore } from './access.ts'
import { accountUndoStore } from './account-undos.ts'
import { deletionStore } from './deletions.ts'
import { emailChangeStore } from './email-changes.ts'
import { profileStore } from './profiles.ts'
import { securityStore } from './security.ts'
import { subscriptionStore } from './subscriptions.ts'
import { suppressionStore } from './suppressions.ts'
import type { Table } from './table.ts'

export const notifyStores = (table: Table) => ({
  profiles: profileStore(table),
  security: securityStore(table),
  undos: accountUndoStore(table),
})

export const accountStores = (table: Table) => ({
  ...notifyStores(table),
  sessions: sessionStore(table),
  emailChanges: emailChangeStore(table),
  deletions: deletionStore(table),
  subscriptions: subscriptionStore(table),
  suppressions: suppressionStore(table),
})
