import { deployedIndex } from '../runtime/deployed-index.ts'
import { deployedMailer } from '../runtime/deployed-mailer.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { setting } from '../runtime/env.ts'
import { matchAlerts } from '../schedules/match-alerts.ts'
import { alertRunStore } from '../store/alert-runs.ts'

export const handler = matchAlerts({
  alertRuns: alertRunStore(deployedTable()),
  // A run begins with what is there now, however long that takes, and does not ask again for each alert.
  index: deployedIndex({ freshFor: 1000, patience: 150_000 }),
  mailer: deployedMailer(),
  siteUrl: setting('SITE_URL'),
})
