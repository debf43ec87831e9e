import type { Application, ApplicationStatus } from '../../shared/api/applications.ts'
import { statusLooks } from './statuses.ts'

/** Without accents, dots and capitals, which nobody types on a phone: "adeyemi" finds Adeyẹmi. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en')

/** The host of the advert's address. Its path is not searched, because a path holds all sorts of words. */
const siteOf = ({ jobUrl }: Application): string => jobUrl && new URL(jobUrl).host

/** The texts of rows, so that a row is not made plain again with every letter that is typed. A changed row is a new object. */
const texts = new WeakMap<Application, string>()

const textOf = (row: Application): string => {
  const known = texts.get(row)
  if (known !== undefined) return known
  const status = statusLooks[row.status].label
  const text = plain([row.jobTitle, row.companyName, row.location, row.notes, status, siteOf(row)].join('\n'))
  texts.set(row, text)
  return text
}

/** The rows with every word somewhere in title, company, location, notes, status or the advert's site. */
export const searchRows = (rows: readonly Application[], text: string): readonly Application[] => {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return words.length === 0 ? rows : rows.filter(row => words.every(word => textOf(row).includes(word)))
}

export const ofStatus = (rows: readonly Application[], status: ApplicationStatus | null) =>
  status ? rows.filter(row => row.status === status) : rows
