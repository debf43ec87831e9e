import { files } from '../composition/deployed/files.ts'
import { table } from '../composition/deployed/table.ts'
import { removeOrphanedFiles } from '../schedules/remove-orphaned-files.ts'

export const handler = removeOrphanedFiles({ table, files })
