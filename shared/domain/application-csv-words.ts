import type { ApplicationForm, ApplicationStatus } from '../api/applications.ts'

export type Field = keyof ApplicationForm

/** The columns of an export in their order, with the headings that an import knows them by. */
export const columns: readonly (readonly [Field, string])[] = [
  ['jobTitle', 'Job title'],
  ['companyName', 'Company'],
  ['location', 'Location'],
  ['status', 'Status'],
  ['appliedDate', 'Applied date'],
  ['jobUrl', 'Job URL'],
  ['notes', 'Notes'],
]

const headings: Record<Field, readonly string[]> = {
  jobTitle: ['jobtitle', 'title', 'position', 'role', 'job', 'jobname', 'vacancy', 'jobposition', 'jobrole'],
  companyName: ['company', 'companyname', 'employer', 'organisation', 'organization', 'firm', 'business'],
  location: ['location', 'joblocation', 'city', 'town', 'state', 'place', 'where'],
  status: ['status', 'stage', 'applicationstatus', 'progress', 'outcome'],
  appliedDate: ['applieddate', 'dateapplied', 'appliedon', 'applied', 'applicationdate', 'date', 'datesent'],
  jobUrl: [
    'joburl',
    'url',
    'link',
    'joblink',
    'advert',
    'posting',
    'jobposting',
    'website',
    'applicationlink',
  ],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks', 'remark'],
}

const statusWords: Record<ApplicationStatus, readonly string[]> = {
  saved: ['saved', 'wishlist', 'bookmarked', 'toapply', 'interested'],
  viewed: ['viewed', 'seen', 'opened'],
  applied: ['applied', 'submitted', 'sent', 'pending', 'inreview', 'waiting'],
  interview: ['interview', 'interviewing', 'interviewed', 'phonescreen', 'assessment', 'test'],
  offer: ['offer', 'offered', 'offerreceived', 'accepted', 'hired'],
  rejected: ['rejected', 'declined', 'unsuccessful', 'notselected', 'regret'],
  withdrawn: ['withdrawn', 'withdrew', 'cancelled', 'canceled'],
}

const keysOf = <Key extends string>(words: Record<Key, readonly string[]>): ReadonlyMap<string, Key> => {
  const keys = new Map<string, Key>()
  for (const key in words) for (const word of words[key]) keys.set(word, key)
  return keys
}

const fields = keysOf(headings)
const statuses = keysOf(statusWords)
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/** The field that a heading of somebody's spreadsheet stands for. */
export const fieldOfHeading = (heading: string): Field | undefined => fields.get(lettersOf(heading))

/** A status as people read it, with a capital. */
export const statusWord = (status: ApplicationStatus): string =>
  status.charAt(0).toUpperCase() + status.slice(1)

/** Whether a word is our own for a status, however its letters are written. */
export const isOwnWord = (word: string, status: ApplicationStatus): boolean => lettersOf(word) === status

/** The status that people mean by a word such as "Interviewing". */
export const statusOfWord = (word: string): ApplicationStatus | undefined => statuses.get(lettersOf(word))
