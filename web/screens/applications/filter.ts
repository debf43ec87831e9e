import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'

export type Filter = { readonly status: ApplicationStatus | null; readonly words: string }

/** Accents, dots and case are not what a person searching on a phone types: "adeyemi" finds Adeyẹmi. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en')

const matches = (row: Application, words: readonly string[]): boolean => {
  const text = plain([row.jobTitle, row.companyName, row.location, row.notes].join('\n'))
  return words.every(word => text.includes(word))
}

/** The rows that hold every word somewhere in title, company, location or notes. */
export const searchRows = (rows: readonly Application[], text: string): readonly Application[] => {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return words.length === 0 ? rows : rows.filter(row => matches(row, words))
}

export const ofStatus = (rows: readonly Application[], status: ApplicationStatus | null) =>
  status ? rows.filter(row => row.status === status) : rows
