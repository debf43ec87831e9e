import { resumes } from '../api/resumes.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { resumeStore } from '../store/resumes.ts'
import { writerStore } from '../store/writers.ts'

const table = deployedTable()
export const handler = resumes({ resumes: resumeStore(table), writers: writerStore(table) })
