import { deployedBilling } from '../runtime/deployed-billing.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { advanceSubscriptions } from '../schedules/advance-subscriptions.ts'
import { removePaidData } from '../store/paid-data.ts'

const table = deployedTable()
export const handler = advanceSubscriptions({
  ...deployedBilling(),
  removePaidData: sub => removePaidData(table, sub),
})
