import { poolEvents } from '../identity/pool-events.ts'
import { deployedMailer } from '../runtime/deployed-mailer.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { deployedUsers } from '../runtime/deployed-users.ts'
import { setting } from '../runtime/env.ts'
import { accountStores } from '../store/account-stores.ts'

export const handler = poolEvents({
  ...accountStores(deployedTable()),
  users: deployedUsers(),
  mailer: deployedMailer(),
  siteUrl: setting('SITE_URL'),
})
