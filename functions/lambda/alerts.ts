import { alertOperations } from '../../shared/api/alerts.ts'
import { alerts } from '../api/alerts.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { alertStore } from '../store/alerts.ts'
import { settingStore } from '../store/settings.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { unsubscribeStore } from '../store/unsubscribes.ts'

const table = deployedTable()
export const handler = deployedDomain(
  alertOperations,
  alerts({
    alerts: alertStore(table),
    unsubscribes: unsubscribeStore(table),
    subscriptions: subscriptionStore(table),
    settings: settingStore(table),
  }),
)
