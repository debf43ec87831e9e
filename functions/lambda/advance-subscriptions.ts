import { table } from '../composition/deployed/table.ts'
import { advanceSubscriptions } from '../schedules/advance-subscriptions.ts'

export const handler = advanceSubscriptions({ table })
