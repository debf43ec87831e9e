import { alerts } from '../api/alerts.ts'
import { index } from '../composition/deployed/index.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = alerts({ table, index })
