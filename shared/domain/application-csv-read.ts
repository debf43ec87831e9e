import { type Row, readColumns } from './application-csv-columns.ts'
import { type ImportProblem, type ImportRow, readRow } from './application-csv-row.ts'
import { type LooseDay, looseDay, putMonthFirst } from './loose-day.ts'

/** The most rows that one file may bring. */
export const importRowLimit = 2000
/** The largest file that is read, in bytes. */
export const importFileLimit = 5 * 1024 * 1024

/** How the dates are read that have two readings, with one of them and the day it is taken for. */
export type DateOrder = { readonly first: 'day' | 'month'; readonly example: string; readonly day: string }

/** A row that can be added, and how many fields it says something of. */
export type Candidate = ImportRow & { readonly filled: number }

/** What a file says by itself, whatever is tracked already. */
export type ImportReading = {
  readonly candidates: readonly Candidate[]
  /** The rows that can't be added, with the reason. */
  readonly unfit: readonly ImportProblem[]
  /** The headings that say nothing to us. */
  readonly unread: readonly string[]
  /** Null when every date has one reading. */
  readonly dateOrder: DateOrder | null
}

type Dated = LooseDay & { readonly text: string }

const datesOf = (rows: readonly Row[]): Dated[] =>
  rows.flatMap(({ cell }) => {
    const text = cell('appliedDate').trim()
    const found = looseDay(text)
    return found ? { text, ...found } : []
  })

const dateOrderOf = (dates: readonly Dated[], monthFirst: boolean): DateOrder | null => {
  const doubtful = dates.find(({ dayFirst, monthFirst }) => dayFirst && monthFirst && dayFirst !== monthFirst)
  const day = monthFirst ? doubtful?.monthFirst : doubtful?.dayFirst
  return doubtful && day ? { first: monthFirst ? 'month' : 'day', example: doubtful.text, day } : null
}

/** The rows of a table of cells, or the reason why none of it is read. */
export const readImport = (
  table: readonly (readonly string[])[],
): { readonly refused: string } | { readonly refused: null; readonly reading: ImportReading } => {
  const columns = readColumns(table)
  if (columns.refused !== null) return columns
  const tooMany = columns.rows[importRowLimit]
  if (tooMany) {
    const [count, limit] = [columns.rows.length, importRowLimit].map(n => n.toLocaleString('en'))
    return {
      refused: `This file has ${count} applications, and one file may bring ${limit}. Bring row ${tooMany.row.toLocaleString('en')} and all after it in a second file.`,
    }
  }

  const dates = datesOf(columns.rows)
  const monthFirst = putMonthFirst(dates)
  const candidates: Candidate[] = []
  const unfit: ImportProblem[] = []
  for (const { row, cell, filled } of columns.rows) {
    const read = readRow(row, { cell, monthFirst })
    if ('reason' in read) unfit.push(read)
    else candidates.push({ ...read, filled })
  }
  const dateOrder = dateOrderOf(dates, monthFirst)
  return { refused: null, reading: { candidates, unfit, unread: columns.unread, dateOrder } }
}
