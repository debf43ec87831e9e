import { resumeOperations } from '../../shared/api/resumes.ts'
import { resumes } from '../api/resumes.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { resumeStore } from '../store/resumes.ts'
import { writerStore } from '../store/writers.ts'

const table = deployedTable()
export const handler = deployedDomain(
  resumeOperations,
  resumes({ resumes: resumeStore(table), writers: writerStore(table) }),
)
