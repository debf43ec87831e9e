import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'

/** Accents, dots and case are not what a person searching on a phone types: "adeyemi" finds Adeyẹmi. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en')

// Rows are values: a changed row is another object. So each is made plain once, not at every letter that is typed.
const texts = new WeakMap<Application, string>()

const textOf = (row: Application): string => {
  const known = texts.get(row)
  if (known !== undefined) return known
  const text = plain([row.jobTitle, row.companyName, row.location, row.notes].join('\n'))
  texts.set(row, text)
  return text
}

/** The rows that hold every word somewhere in title, company, location or notes. */
export const searchRows = (rows: readonly Application[], text: string): readonly Application[] => {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return words.length === 0 ? rows : rows.filter(row => words.every(word => textOf(row).includes(word)))
}

export const ofStatus = (rows: readonly Application[], status: ApplicationStatus | null) =>
  status ? rows.filter(row => row.status === status) : rows
