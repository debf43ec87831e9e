import { insightOperations } from '../../shared/api/insights.ts'
import { insights } from '../api/insights.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { insightStore } from '../store/insights.ts'
import { subscriptionStore } from '../store/subscriptions.ts'

const table = deployedTable()
export const handler = deployedDomain(
  insightOperations,
  insights({
    insights: insightStore(table),
    subscriptions: subscriptionStore(table),
  }),
)
