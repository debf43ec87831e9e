import { alerts } from '../api/alerts.ts'
import { table } from '../composition/deployed.ts'

export const handler = alerts({ table })
