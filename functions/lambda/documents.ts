import { documentOperations } from '../../shared/api/documents.ts'
import { documents } from '../api/documents.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { letterStore } from '../store/letters.ts'
import { resumeStore } from '../store/resumes.ts'
import { writerStore } from '../store/writers.ts'

const table = deployedTable()
export const handler = deployedDomain(
  documentOperations,
  documents({
    resumes: resumeStore(table),
    letters: letterStore(table),
    writers: writerStore(table),
  }),
)
