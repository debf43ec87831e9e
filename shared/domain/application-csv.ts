import type { Application } from '../api/applications.ts'
import { columns, statusWord } from './application-csv-words.ts'
import { dayInLagos } from './calendar.ts'
import { escapeCell } from './csv-cell.ts'

export const csvHeadings: readonly string[] = [...columns.map(([, label]) => label), 'Added']

/** One line of an export, in the order of `csvHeadings`. */
export const csvCells = (application: Application): string[] => {
  const written = { ...application, status: statusWord(application.status) }
  return [...columns.map(([field]) => written[field] ?? ''), dayInLagos(new Date(application.createdAt))].map(
    escapeCell,
  )
}
