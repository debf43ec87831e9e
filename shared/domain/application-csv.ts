import type { Application } from '../api/applications.ts'
import { columns } from './application-csv-words.ts'
import { dayInLagos } from './calendar.ts'
import { escapeCell } from './csv-cell.ts'

export const csvHeadings: readonly string[] = [...columns.map(([, label]) => label), 'Added']

/** One line of an export, in the order of `csvHeadings`. The status is written with a capital: people read it. */
export const csvCells = (application: Application): string[] => {
  const { status } = application
  const written = { ...application, status: status.charAt(0).toUpperCase() + status.slice(1) }
  return [...columns.map(([field]) => written[field] ?? ''), dayInLagos(new Date(application.createdAt))].map(
    escapeCell,
  )
}
