import { documents } from '../api/documents.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { letterStore } from '../store/letters.ts'
import { resumeStore } from '../store/resumes.ts'
import { writerStore } from '../store/writers.ts'

const table = deployedTable()
export const handler = documents({
  resumes: resumeStore(table),
  letters: letterStore(table),
  writers: writerStore(table),
})
