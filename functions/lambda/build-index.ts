import { boardFlags } from '../composition/deployed/board-statuses.ts'
import { filesDirectory } from '../composition/deployed/files-directory.ts'
import { objects } from '../composition/deployed/objects.ts'
import { table } from '../composition/deployed/table.ts'
import { buildIndex } from '../schedules/build-index.ts'

export const handler = buildIndex({ table, objects, boardFlags, filesDirectory })
