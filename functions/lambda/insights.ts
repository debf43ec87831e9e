import { insights } from '../api/insights.ts'
import { table } from '../composition/deployed.ts'

export const handler = insights({ table })
