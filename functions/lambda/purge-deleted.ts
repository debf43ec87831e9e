import { table, users } from '../composition/deployed.ts'
import { purgeDeleted } from '../schedules/purge-deleted.ts'

export const handler = purgeDeleted({ table, users })
