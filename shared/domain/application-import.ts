import * as z from 'zod/mini'
import { type ApplicationForm, type ApplicationStatus, applicationForm } from '../api/applications.ts'
import { brand } from '../brand.ts'
import {
  columns,
  type Field,
  fieldOfHeading,
  isOwnWord,
  statusOfWord,
  statusWord,
} from './application-csv.ts'
import { appointmentWords } from './appointment.ts'
import { dayInWords } from './calendar.ts'
import { unescapeCell } from './csv-cell.ts'
import { type LooseDay, looseDay, putMonthFirst } from './loose-day.ts'
import { completedAddress } from './web-address.ts'
import { instantIn, isZone } from './zoned-time.ts'

type Row = {
  /** Counted from 1, as in a spreadsheet. */
  readonly row: number
  readonly cell: (field: Field) => string
  /** How many fields have a value. */
  readonly filled: number
}

type Columns =
  | { readonly refused: string }
  | {
      readonly refused: null
      readonly rows: readonly Row[]
      /** The unknown headings. */
      readonly unread: readonly string[]
    }

const isBlank = (cells: readonly string[]): boolean => cells.every(text => text.trim() === '')

/** The rows of a table by field. The first row that is not blank has the headings, and blank rows are skipped. */
const readColumns = (table: readonly (readonly string[])[]): Columns => {
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
      refused: `The first row must name a column "Job title" and a column "Company". In your file it reads: ${found.join(', ')}.`,
    }
  }
  const rows = table.flatMap((cells, index) => {
    if (index <= top || isBlank(cells)) return []
    const cell = (field: Field) => unescapeCell(cells[places.get(field) ?? -1] ?? '')
    const filled = [...places.keys()].filter(field => cell(field).trim() !== '').length
    return [{ row: index + 1, cell, filled }]
  })
  return { refused: null, rows, unread }
}

/** A row that will be added, with remarks about changed values. `row` counts from 1, as in a spreadsheet. */
export type ImportRow = {
  readonly row: number
  readonly form: ApplicationForm
  readonly remarks: readonly string[]
}
export type ImportProblem = { readonly row: number; readonly reason: string }

const readStatus = (text: string, remarks: string[]): ApplicationStatus => {
  const status = statusOfWord(text)
  if (status) {
    if (!isOwnWord(text, status)) remarks.push(`The status "${text}" is read as ${statusWord(status)}.`)
    return status
  }
  if (text) remarks.push(`Aiki does not know the status "${text}". It is set to Applied.`)
  return 'applied'
}

const readDate = (text: string, monthFirst: boolean, remarks: string[]): string | null => {
  if (!text) return null
  const found = looseDay(text)
  const day = monthFirst ? found?.monthFirst : found?.dayFirst
  if (day) return day
  if (!found?.monthFirst) remarks.push(`The date "${text}" could not be read. It is left empty.`)
  else
    remarks.push(`The date "${text}" can only be month first: it is read as ${dayInWords(found.monthFirst)}.`)
  return found?.monthFirst ?? null
}

/** Adds https:// to an address without it. A text that is no address moves to the notes, so that it is not lost. */
const readUrl = (text: string, remarks: string[]): { jobUrl: string; note: string } => {
  const jobUrl = completedAddress(text)
  if (applicationForm.shape.jobUrl.safeParse(jobUrl).success) return { jobUrl, note: '' }
  remarks.push(`"${text}" is not a web address. It is kept in the notes.`)
  return { jobUrl: '', note: text }
}

/**
 * An interview from a day with a time, such as `2026-11-27 10:00`. Without a zone, the time is that of Lagos. A text that
 * can't be read moves to the notes, so that it is not lost.
 */
const readInterview = ({ cell, monthFirst }: Reading, remarks: string[]) => {
  const [text, named, place] = [cell('interview'), cell('interviewZone'), cell('interviewPlace')].map(part =>
    part.trim().replace(/\s+/g, ' '),
  )
  if (!text) return { interview: null, note: place ?? '' }
  const [clock = '', hour = '', minute = ''] = /(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? []
  const found = looseDay(text.slice(0, text.length - clock.length).replace(/[T, ]{1,3}$/, ''))
  const day = (monthFirst ? found?.monthFirst : found?.dayFirst) ?? found?.monthFirst ?? ''
  const zone = named && isZone(named) ? named : brand.timeZone
  const at = instantIn(zone, { day, time: `${hour.padStart(2, '0')}:${minute}` })
  if (!at) {
    remarks.push(`The interview "${text}" has no day and time that could be read. It is kept in the notes.`)
    return { interview: null, note: ['Interview:', text, named, place].filter(Boolean).join(' ') }
  }
  const interview = { at: at.toISOString(), zone, place: place ?? '' }
  if (zone !== named) remarks.push(`The interview "${text}" is read as ${appointmentWords(interview)}.`)
  return { interview, note: '' }
}

type Reading = {
  /** The text in the column of a field; empty where the file has no such column. */
  readonly cell: (field: Field) => string
  readonly monthFirst: boolean
}

/** One row of a file as the form that it fills, or the reason why it fills none. */
const readRow = (row: number, reading: Reading): ImportRow | ImportProblem => {
  const { cell, monthFirst } = reading
  const remarks: string[] = []
  const { interview, note: interviewNote } = readInterview(reading, remarks)
  const { jobUrl, note } = readUrl(cell('jobUrl').trim(), remarks)
  const parsed = applicationForm.safeParse({
    jobTitle: cell('jobTitle').replace(/\s+/g, ' '),
    companyName: cell('companyName').replace(/\s+/g, ' '),
    location: cell('location').replace(/\s+/g, ' '),
    status: readStatus(cell('status').trim(), remarks),
    appliedDate: readDate(cell('appliedDate').trim(), monthFirst, remarks),
    interview,
    jobUrl,
    notes: [cell('notes'), note, interviewNote].filter(Boolean).join('\n'),
  })
  if (parsed.success) return { row, form: parsed.data, remarks }
  const faults: Readonly<Record<string, readonly string[] | undefined>> = z.flattenError(
    parsed.error,
  ).fieldErrors
  const reasons = columns.flatMap(([field, label]) =>
    (faults[field] ?? []).map(words => (words.startsWith(label) ? words : `${label}: ${words}`)),
  )
  return { row, reason: reasons.join(' ') }
}

/** The most rows that one file may bring. */
export const importRowLimit = 2000
/** The largest file that is read, in bytes. */
export const importFileLimit = 5 * 1024 * 1024

/** How ambiguous dates are read, with one of them as an example and the day that it becomes. */
export type DateOrder = { readonly first: 'day' | 'month'; readonly example: string; readonly day: string }

/** A row that can be added, and how many of its fields have a value. */
export type Candidate = ImportRow & { readonly filled: number }

/** The result of reading a file, before it is compared with the tracked applications. */
export type ImportReading = {
  readonly candidates: readonly Candidate[]
  /** The rows that can't be added, with the reason. */
  readonly unfit: readonly ImportProblem[]
  /** The unknown headings. */
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
      refused: `This file has ${count} applications, and one file can have at most ${limit}. Put row ${tooMany.row.toLocaleString('en')} and all rows after it into a second file.`,
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
