import { insights } from '../api/insights.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { insightStore } from '../store/insights.ts'
import { subscriptionStore } from '../store/subscriptions.ts'

const table = deployedTable()
export const handler = insights({
  insights: insightStore(table),
  subscriptions: subscriptionStore(table),
})
