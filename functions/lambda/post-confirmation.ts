import { postConfirmation } from '../identity/post-confirmation.ts'
import { deployedMailer } from '../runtime/deployed-mailer.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { deployedUsersOf } from '../runtime/deployed-users.ts'
import { setting } from '../runtime/env.ts'
import { notifyStores } from '../store/account-stores.ts'
import { sessionStore } from '../store/sessions.ts'
import { signUpStore } from '../store/sign-ups.ts'

const table = deployedTable()
export const handler = postConfirmation({
  ...notifyStores(table),
  signUps: signUpStore(table),
  sessions: sessionStore(table),
  usersOf: deployedUsersOf(),
  mailer: deployedMailer(),
  siteUrl: setting('SITE_URL'),
})
