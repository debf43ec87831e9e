import { queues } from '../composition/deployed/queues.ts'
import { table } from '../composition/deployed/table.ts'
import { chargeRenewals } from '../schedules/charge-renewals.ts'

export const handler = chargeRenewals({ table, queues })
