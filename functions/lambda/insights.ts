import { insights } from '../api/insights.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = insights({ table })
