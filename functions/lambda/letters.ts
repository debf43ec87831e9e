import { letterOperations } from '../../shared/api/letters.ts'
import { letters } from '../api/letters.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { letterStore } from '../store/letters.ts'
import { writerStore } from '../store/writers.ts'

const table = deployedTable()
export const handler = deployedDomain(
  letterOperations,
  letters({ letters: letterStore(table), writers: writerStore(table) }),
)
