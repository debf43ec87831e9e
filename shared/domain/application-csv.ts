import type { Application } from '../api/applications.ts'
import { trackingKey } from './application.ts'
import { type ImportProblem, type ImportRow, readRow } from './application-csv-row.ts'
import { columns, type Field, fieldOfHeading } from './application-csv-words.ts'
import { dayInLagos } from './calendar.ts'
import { escapeCell, unescapeCell } from './csv-cell.ts'

/** The most rows that one file may bring. */
export const importRowLimit = 2000
/** The largest file that is read, in bytes. */
export const importFileLimit = 5 * 1024 * 1024

export const csvHeadings: readonly string[] = [...columns.map(([, label]) => label), 'Added']

/** One line of an export, in the order of `csvHeadings`. The status is written with a capital: people read it. */
export const csvCells = (application: Application): string[] => {
  const { status } = application
  const written = { ...application, status: status.charAt(0).toUpperCase() + status.slice(1) }
  return [...columns.map(([field]) => written[field] ?? ''), dayInLagos(new Date(application.createdAt))].map(
    escapeCell,
  )
}

export type ImportPlan =
  | { readonly refused: string }
  | {
      readonly refused: null
      readonly rows: readonly ImportRow[]
      readonly problems: readonly ImportProblem[]
      /** The headings that say nothing to us. */
      readonly unread: readonly string[]
    }

const isBlank = (cells: readonly string[]): boolean => cells.every(text => text.trim() === '')

/**
 * What a table of cells would add. The first row that is not blank holds the headings. Rows that can't be added are
 * named with the reason; blank rows are passed over.
 */
export const planImport = (table: readonly (readonly string[])[]): ImportPlan => {
  const top = table.findIndex(cells => !isBlank(cells))
  const heading = table[top]
  if (!heading) return { refused: 'There is nothing in this file.' }
  const places = new Map<Field, number>()
  const unread: string[] = []
  heading.forEach((text, column) => {
    const field = fieldOfHeading(text)
    if (field && !places.has(field)) places.set(field, column)
    else if (text.trim() && text.trim() !== 'Added') unread.push(text.trim())
  })
  if (!places.has('jobTitle') || !places.has('companyName')) {
    const found = heading.map(text => text.trim()).filter(Boolean)
    return {
      refused: `The first row must name a column "Job title" and a column "Company". It reads: ${found.join(', ')}.`,
    }
  }
  const filled = table
    .map((cells, index) => ({ cells, row: index + 1 }))
    .filter(({ cells, row }) => row > top + 1 && !isBlank(cells))
  if (filled.length > importRowLimit)
    return {
      refused: `This file has ${filled.length.toLocaleString('en')} rows. Bring at most ${importRowLimit.toLocaleString('en')} at a time.`,
    }

  const rows: ImportRow[] = []
  const problems: ImportProblem[] = []
  const seen = new Map<string, number>()
  for (const { cells, row } of filled) {
    const read = readRow(row, field => unescapeCell(cells[places.get(field) ?? -1] ?? ''))
    if ('reason' in read) {
      problems.push(read)
      continue
    }
    const key = trackingKey(read.form)
    const twin = seen.get(key)
    if (twin) problems.push({ row, reason: `The same job and company as row ${twin}.` })
    else {
      seen.set(key, row)
      rows.push(read)
    }
  }
  return { refused: null, rows, problems, unread }
}
