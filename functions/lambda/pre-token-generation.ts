import { preTokenGeneration } from '../identity/pre-token-generation.ts'
import { deployedMailer } from '../runtime/deployed-mailer.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { deployedUsersOf } from '../runtime/deployed-users.ts'
import { setting } from '../runtime/env.ts'
import { notifyStores } from '../store/account-stores.ts'

export const handler = preTokenGeneration({
  ...notifyStores(deployedTable()),
  usersOf: deployedUsersOf(),
  mailer: deployedMailer(),
  siteUrl: setting('SITE_URL'),
})
