import { cardStore } from '../store/cards.ts'
import { checkoutStore } from '../store/checkouts.ts'
import { deletionStore } from '../store/deletions.ts'
import { paymentStore } from '../store/payments.ts'
import { profileStore } from '../store/profiles.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { deployedMailer } from './deployed-mailer.ts'
import { deployedTable } from './deployed-table.ts'
import { setting } from './env.ts'

/** What every function needs that has to do with plans and money. */
export const deployedBilling = () => {
  const table = deployedTable()
  return {
    subscriptions: subscriptionStore(table),
    payments: paymentStore(table),
    cards: cardStore(table),
    checkouts: checkoutStore(table),
    profiles: profileStore(table),
    deletions: deletionStore(table),
    mailer: deployedMailer(),
    siteUrl: setting('SITE_URL'),
  }
}
