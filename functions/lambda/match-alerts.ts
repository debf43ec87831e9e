import { index, mailer, siteUrl, table } from '../composition/deployed.ts'
import { matchAlerts } from '../schedules/match-alerts.ts'

export const handler = matchAlerts({ table, index, mailer, siteUrl })
