import { trackingKey } from './application.ts'
import { type Row, readColumns } from './application-csv-columns.ts'
import { type ImportProblem, type ImportRow, readRow } from './application-csv-row.ts'
import { type LooseDay, looseDay, putMonthFirst } from './loose-day.ts'

/** The most rows that one file may bring. */
export const importRowLimit = 2000
/** The largest file that is read, in bytes. */
export const importFileLimit = 5 * 1024 * 1024

/** How the dates are read that have two readings, with one of them and the day it is taken for. */
export type DateOrder = { readonly first: 'day' | 'month'; readonly example: string; readonly day: string }

export type ImportPlan =
  | { readonly refused: string }
  | {
      readonly refused: null
      /** What is added when the person says so. */
      readonly rows: readonly ImportRow[]
      /** What the person tracks already. */
      readonly tracked: readonly ImportRow[]
      readonly problems: readonly ImportProblem[]
      /** The headings that say nothing to us. */
      readonly unread: readonly string[]
      /** Null when every date has one reading. */
      readonly dateOrder: DateOrder | null
    }

type Job = { readonly jobTitle: string; readonly companyName: string }
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

type Candidate = { readonly read: ImportRow; readonly key: string; readonly filled: number }

/** Of several rows of one job the one that says most is kept, the first one where they say as much. */
const withoutTwins = (candidates: readonly Candidate[]) => {
  const fullest = new Map<string, Candidate>()
  for (const each of candidates) {
    const before = fullest.get(each.key)
    if (!before || each.filled > before.filled) fullest.set(each.key, each)
  }
  const rows: ImportRow[] = []
  const twins: ImportProblem[] = []
  for (const each of candidates) {
    const kept = fullest.get(each.key)
    if (!kept || kept === each) rows.push(each.read)
    else {
      const why = kept.filled > each.filled ? 'says more' : 'comes first'
      twins.push({
        row: each.read.row,
        reason: `The same job and company as row ${kept.read.row}, which ${why}.`,
      })
    }
  }
  return { rows, twins }
}

/**
 * What a table of cells would add to the applications that the person has (`own`, all of them). Rows that can't be
 * added are named with the reason.
 */
export const planImport = (table: readonly (readonly string[])[], own: readonly Job[]): ImportPlan => {
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
  const known = new Set(own.map(trackingKey))
  const tracked: ImportRow[] = []
  const fresh: Candidate[] = []
  const unfit: ImportProblem[] = []
  for (const { row, cell, filled } of columns.rows) {
    const read = readRow(row, { cell, monthFirst })
    if ('reason' in read) {
      unfit.push(read)
      continue
    }
    const key = trackingKey(read.form)
    if (known.has(key)) tracked.push(read)
    else fresh.push({ read, key, filled })
  }
  const { rows, twins } = withoutTwins(fresh)
  return {
    refused: null,
    rows,
    tracked,
    problems: [...unfit, ...twins].sort((a, b) => a.row - b.row),
    unread: columns.unread,
    dateOrder: dateOrderOf(dates, monthFirst),
  }
}
