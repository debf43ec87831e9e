import { fileOperations } from '../../shared/api/files.ts'
import { files } from '../api/files.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedFiles } from '../runtime/deployed-files.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { fileStore } from '../store/files.ts'
import { writerStore } from '../store/writers.ts'

const table = deployedTable()
export const handler = deployedDomain(
  fileOperations,
  files({
    files: deployedFiles(),
    names: fileStore(table),
    writers: writerStore(table),
  }),
)
