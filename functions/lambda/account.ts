import { account } from '../api/account.ts'
import { deployedMailer } from '../runtime/deployed-mailer.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { deployedUsers } from '../runtime/deployed-users.ts'
import { setting } from '../runtime/env.ts'
import { deletionStore } from '../store/deletions.ts'
import { exportStore } from '../store/exports.ts'
import { notificationStore } from '../store/notifications.ts'
import { profileStore } from '../store/profiles.ts'
import { securityNoticeStore } from '../store/security-notices.ts'
import { subscriptionStore } from '../store/subscriptions.ts'

const table = deployedTable()
export const handler = account({
  users: deployedUsers(),
  profiles: profileStore(table),
  notifications: notificationStore(table),
  securityNotices: securityNoticeStore(table),
  exports: exportStore(table),
  deletions: deletionStore(table),
  subscriptions: subscriptionStore(table),
  mailer: deployedMailer(),
  siteUrl: setting('SITE_URL'),
})
