import type { Application, ApplicationForm, ApplicationStatus } from '../api/applications.ts'
import spellings from './application-csv.json' with { type: 'json' }
import { clockThere } from './appointment.ts'
import { dayInLagos } from './calendar.ts'
import { escapeCell } from './csv-cell.ts'
import { listed } from './listed.ts'

/** An interview takes three columns, because a person must be able to edit it in a spreadsheet. */
export type Field = keyof ApplicationForm | 'interviewZone' | 'interviewPlace'

/** The columns of an export in their order, with the headings that an import knows them by. */
export const columns: readonly (readonly [Field, string])[] = [
  ['jobTitle', 'Job title'],
  ['companyName', 'Company'],
  ['location', 'Location'],
  ['status', 'Status'],
  ['appliedDate', 'Applied date'],
  ['interview', 'Interview'],
  ['interviewZone', 'Interview time zone'],
  ['interviewPlace', 'Interview place'],
  ['jobUrl', 'Job URL'],
  ['notes', 'Notes'],
]

/*
 * `application-csv.json`: the headings that other spreadsheets use for a field, and their words for a status, in lower
 * case without spaces, separated by ` | `.
 */
const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>): ReadonlyMap<string, Key> => {
  const keys = new Map<string, Key>()
  for (const key in words) for (const word of listed(words[key])) keys.set(word, key)
  return keys
}

const fields = keysOf<Field>(spellings.headings)
const statuses = keysOf<ApplicationStatus>(spellings.statuses)
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/** The field of a spreadsheet's heading. */
export const fieldOfHeading = (heading: string): Field | undefined => fields.get(lettersOf(heading))

/** A status as a word, with a capital letter. */
export const statusWord = (status: ApplicationStatus): string =>
  status.charAt(0).toUpperCase() + status.slice(1)

/** Whether a word is our own word for a status, in any case. */
export const isOwnWord = (word: string, status: ApplicationStatus): boolean => lettersOf(word) === status

/** The status that people mean by a word such as "Interviewing". */
export const statusOfWord = (word: string): ApplicationStatus | undefined => statuses.get(lettersOf(word))

export const csvHeadings: readonly string[] = [...columns.map(([, label]) => label), 'Added']

/** An interview by the clocks of its place: `2026-11-27 10:00`, its zone, its place. */
const interviewCells = (interview: Application['interview']) => {
  if (!interview) return { interview: '', interviewZone: '', interviewPlace: '' }
  const { day, time, zone } = clockThere(interview)
  return { interview: `${day} ${time}`, interviewZone: zone, interviewPlace: interview.place }
}

/** One line of an export, in the order of `csvHeadings`. */
export const csvCells = (application: Application): string[] => {
  const { interview, ...rest } = application
  const written = { ...rest, ...interviewCells(interview), status: statusWord(application.status) }
  return [...columns.map(([field]) => written[field] ?? ''), dayInLagos(new Date(application.createdAt))].map(
    escapeCell,
  )
}
