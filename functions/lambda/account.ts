import { accountOperations } from '../../shared/api/account.ts'
import { account } from '../api/account.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedMailer } from '../runtime/deployed-mailer.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { deployedUsers } from '../runtime/deployed-users.ts'
import { setting } from '../runtime/env.ts'
import { accountStores } from '../store/account-stores.ts'
import { exportStore } from '../store/exports.ts'

const table = deployedTable()
export const handler = deployedDomain(
  accountOperations,
  account({
    ...accountStores(table),
    users: deployedUsers(),
    exports: exportStore(table),
    mailer: deployedMailer(),
    siteUrl: setting('SITE_URL'),
  }),
)
