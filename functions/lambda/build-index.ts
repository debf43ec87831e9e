import { boardFlags } from '../runtime/board-flags.ts'
import { deployedObjects } from '../runtime/deployed-objects.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { emptyFilesDirectory } from '../runtime/files-directory.ts'
import { buildIndexNow } from '../schedules/build-index.ts'
import { boardStore } from '../store/boards.ts'

export const handler = buildIndexNow({
  boards: boardStore(deployedTable()),
  flags: boardFlags(),
  objects: deployedObjects(),
  directory: emptyFilesDirectory(),
})
