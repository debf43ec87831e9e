import { billingStores } from '../store/billing-stores.ts'
import { deployedMailer } from './deployed-mailer.ts'
import { deployedTable } from './deployed-table.ts'
import { setting } from './env.ts'

/** What every function needs that has to do with plans and money. */
export const deployedBilling = () => {
  const table = deployedTable()
  return {
    ...billingStores(table),
    mailer: deployedMailer(),
    siteUrl: setting('SITE_URL'),
  }
}
