import { letters } from '../api/letters.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { letterStore } from '../store/letters.ts'
import { writerStore } from '../store/writers.ts'

const table = deployedTable()
export const handler = letters({ letters: letterStore(table), writers: writerStore(table) })
