import { deployedTable } from '../runtime/deployed-table.ts'
import { deployedUsers } from '../runtime/deployed-users.ts'
import { purgeDeleted } from '../schedules/purge-deleted.ts'
import { deletionStore } from '../store/deletions.ts'
import { purgePerson } from '../store/purge.ts'

const table = deployedTable()
export const handler = purgeDeleted({
  deletions: deletionStore(table),
  purge: (sub, now) => purgePerson(table, sub, now),
  users: deployedUsers(),
})
