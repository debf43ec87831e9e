import { postConfirmation } from '../identity/post-confirmation.ts'
import { deployedMailer } from '../runtime/deployed-mailer.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { setting } from '../runtime/env.ts'
import { notificationStore } from '../store/notifications.ts'
import { profileStore } from '../store/profiles.ts'
import { signUpStore } from '../store/sign-ups.ts'

const table = deployedTable()
export const handler = postConfirmation({
  signUps: signUpStore(table),
  profiles: profileStore(table),
  notifications: notificationStore(table),
  mailer: deployedMailer(),
  siteUrl: setting('SITE_URL'),
})
