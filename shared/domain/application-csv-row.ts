import * as z from 'zod/mini'
import { type ApplicationForm, type ApplicationStatus, applicationForm } from '../api/applications.ts'
import { columns, type Field, isOwnWord, statusOfWord, statusWord } from './application-csv-words.ts'
import { dayInWords } from './day-in-words.ts'
import { looseDay } from './loose-day.ts'
import { completedAddress } from './web-address.ts'

/** A row that will be added, and what was read otherwise than it was written. `row` counts from 1, as a spreadsheet does. */
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
  if (text) remarks.push(`The status "${text}" is not known here. It is set to Applied.`)
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

/** An address without https:// gets one. What is no address moves to the notes, so that it is not lost. */
const readUrl = (text: string, remarks: string[]): { jobUrl: string; note: string } => {
  const jobUrl = completedAddress(text)
  if (applicationForm.shape.jobUrl.safeParse(jobUrl).success) return { jobUrl, note: '' }
  remarks.push(`"${text}" is not a web address. It is kept in the notes.`)
  return { jobUrl: '', note: text }
}

export type Reading = {
  /** The text in the column of a field; empty where the file has no such column. */
  readonly cell: (field: Field) => string
  readonly monthFirst: boolean
}

/** One row of a file as the form that it fills, or the reason why it fills none. */
export const readRow = (row: number, { cell, monthFirst }: Reading): ImportRow | ImportProblem => {
  const remarks: string[] = []
  const { jobUrl, note } = readUrl(cell('jobUrl').trim(), remarks)
  const parsed = applicationForm.safeParse({
    jobTitle: cell('jobTitle').replace(/\s+/g, ' '),
    companyName: cell('companyName').replace(/\s+/g, ' '),
    location: cell('location').replace(/\s+/g, ' '),
    status: readStatus(cell('status').trim(), remarks),
    appliedDate: readDate(cell('appliedDate').trim(), monthFirst, remarks),
    jobUrl,
    notes: [cell('notes'), note].filter(Boolean).join('\n'),
  })
  if (parsed.success) return { row, form: parsed.data, remarks }
  const faults = z.flattenError(parsed.error).fieldErrors
  const reasons = columns.flatMap(([field, label]) =>
    (faults[field] ?? []).map(words => (words.startsWith(label) ? words : `${label}: ${words}`)),
  )
  return { row, reason: reasons.join(' ') }
}
