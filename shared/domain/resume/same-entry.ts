import type { EducationEntry, WorkEntry } from '../../api/resume-form.ts'
import { companyKey } from '../jobs/company.ts'
import { fold, wordsOf } from '../jobs/fold.ts'
import { datesIn, type MonthRange, monthRangeOf, openEndIn } from './dates.ts'

// Whether two texts of one person say the same thing. A person has one record, and imports say much of it again.

/** The end of a period that goes on. */
const openEnd = 9999 * 12

/** A duration in the letters that dates are read from. */
const plainDates = (duration: string): string => fold(duration).replace(/[–—−]/g, '-').replace(/[‘’]/g, "'")

const periodOf = (duration: string): MonthRange | null => monthRangeOf(plainDates(duration), openEnd)

/** The dates of a duration as one key: `Mar 2023 to now` and `March 2023 – Present` have the same. Empty: it has none. */
const datesKey = (duration: string): string => {
  const low = plainDates(duration)
  const dates = datesIn(low).map(({ year, month }) => `${year}-${month ?? ''}`)
  return dates.length === 0 ? '' : [...dates, openEndIn.test(low) ? 'open' : ''].join(' ')
}

/** The dots of an abbreviation: `B.Sc` is `BSc`. */
const innerDot = /(?<=\p{L})\.(?=\p{L})/gu

const wordsIn = (text: string): string[] => wordsOf(text.replace(innerDot, ''))

/** The words of a text, as one key. */
export const wordKey = (text: string): string => wordsIn(text).join(' ')

const isSameText = (one: string, other: string): boolean => wordKey(one) === wordKey(other)

const digits = (text: string): string => text.replace(/\D/g, '')
/** The figures of a phone number that do not depend on its country: `0803 …` and `+234 803 …` are one number. */
const ownFigures = 9

const addressOf = (url: string): string => url.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')

/** Whether two values of a field are the same: a phone number by its figures, an address without its scheme, dates as dates. */
export const isSameValue = (field: string, one: string, other: string): boolean => {
  const [figures, others] = [digits(one), digits(other)]
  if (field === 'phone' && figures.length >= ownFigures)
    return figures.slice(-ownFigures) === others.slice(-ownFigures)
  if (field === 'duration' && datesKey(one) !== '') return datesKey(one) === datesKey(other)
  if (field === 'company' || field === 'school') return isSamePlace(one, other)
  return field.endsWith('Url') ? isSameText(addressOf(one), addressOf(other)) : isSameText(one, other)
}

/** Whether all words of the shorter text stand in the longer one, in their order. */
export const covers = (longer: string, shorter: string): boolean => {
  const words = wordsIn(shorter)
  let at = 0
  for (const word of wordsIn(longer)) if (word === words[at]) at += 1
  return at === words.length
}

/** The least share of their words that two wordings of one line have in common. */
const leastInCommon = 0.6

/** Whether one line may be the other after an edit: most of their words are the same. */
export const isRewording = (one: string, other: string): boolean => {
  const words = new Set(wordsIn(one))
  const others = new Set(wordsIn(other))
  const common = [...words].filter(word => others.has(word)).length
  return common > 0 && common / (words.size + others.size - common) >= leastInCommon
}

const beforeComma = (text: string): string => text.split(',')[0] ?? ''

/** Whether two employers or schools are the same: `Bayero University` is `Bayero University, Kano`. */
const isSamePlace = (one: string, other: string): boolean =>
  companyKey(one) === companyKey(other) ||
  (one.includes(',') !== other.includes(',') &&
    companyKey(beforeComma(one)) === companyKey(beforeComma(other)))

/** The names of two employers or schools are the same, or one of them is not given. */
const isSameName = (one: string, other: string): boolean =>
  one.trim() === '' || other.trim() === '' || isSamePlace(one, other)

/** How surely two entries are about one thing; 0: they are not. */
export type Likeness = 0 | 1 | 2

/**
 * The same job: 2 where title and employer are the same and the dates overlap, or one entry has none; 1 where only one of
 * title and employer is the same, and so are both dates.
 */
export const likenessOfJobs = (one: WorkEntry, other: WorkEntry): Likeness => {
  const [period, otherPeriod] = [periodOf(one.duration), periodOf(other.duration)]
  const isTitle = isSameText(one.jobTitle, other.jobTitle)
  const isCompany = isSameName(one.company, other.company)
  if (isTitle && isCompany)
    return !period || !otherPeriod || (period.from < otherPeriod.to && otherPeriod.from < period.to) ? 2 : 0
  const isSamePeriod =
    period !== null &&
    otherPeriod !== null &&
    period.from === otherPeriod.from &&
    period.to === otherPeriod.to
  return (isTitle || (isCompany && one.company.trim() !== '')) && isSamePeriod ? 1 : 0
}

/** The same course: at one school, by one name or without one. */
export const likenessOfStudies = (one: EducationEntry, other: EducationEntry): Likeness => {
  if (!isSameName(one.school, other.school)) return 0
  if (isSameText(one.degree, other.degree)) return 2
  const isUnnamed = one.degree === '' || other.degree === ''
  return (isUnnamed || covers(one.degree, other.degree) || covers(other.degree, one.degree)) &&
    isSamePlace(one.school, other.school)
    ? 1
    : 0
}

/** Whether what has these dates belongs above another entry, the newest first; false where one of them has no dates. */
export const isNewer = (dates: string, otherDates: string): boolean => {
  const [period, otherPeriod] = [periodOf(dates), periodOf(otherDates)]
  if (!period || !otherPeriod) return false
  return period.to === otherPeriod.to ? period.from > otherPeriod.from : period.to > otherPeriod.to
}
