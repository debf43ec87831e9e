import { queues } from '../composition/deployed/queues.ts'
import { table } from '../composition/deployed/table.ts'
import { purgeDeleted } from '../schedules/purge-deleted.ts'

export const handler = purgeDeleted({ table, queues })
