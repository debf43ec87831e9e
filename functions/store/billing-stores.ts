import { cardStore } from './cards.ts'
import { checkoutStore } from './checkouts.ts'
import { deletionStore } from './deletions.ts'
import { paymentStore } from './payments.ts'
import { profileStore } from './profiles.ts'
import { subscriptionStore } from './subscriptions.ts'
import type { Table } from './table.ts'

export const billingStores = (table: Table) => ({
  subscriptions: subscriptionStore(table),
  payments: paymentStore(table),
  cards: cardStore(table),
  checkouts: checkoutStore(table),
  profiles: profileStore(table),
  deletions: deletionStore(table),
})
