import { careerOperations } from '../../shared/api/career.ts'
import { career } from '../api/career.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { adviceStores } from '../store/advice.ts'
import { resumeStore } from '../store/resumes.ts'
import { writerStore } from '../store/writers.ts'

const table = deployedTable()
export const handler = deployedDomain(
  careerOperations,
  career({
    ...adviceStores(table),
    writers: writerStore(table),
    resumes: resumeStore(table),
  }),
)
