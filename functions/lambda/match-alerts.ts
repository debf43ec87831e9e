import { index } from '../composition/deployed/index.ts'
import { queues } from '../composition/deployed/queues.ts'
import { table } from '../composition/deployed/table.ts'
import { matchAlerts } from '../schedules/match-alerts.ts'

export const handler = matchAlerts({ table, index, queues })
