import { alerts } from '../api/alerts.ts'
import { index, table } from '../composition/deployed.ts'

export const handler = alerts({ table, index })
