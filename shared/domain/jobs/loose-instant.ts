import { looseDay } from '../loose-day.ts'
import { dayMs } from '../period.ts'

const iso =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i
const rfc822 =
  /^(?:[a-z]{3,9},? +)?(\d{1,2}) +([a-z]{3})[a-z]* +(\d{4}) +(\d{1,2}):(\d{2})(?::(\d{2}))? *([a-z]{1,4}|[+-]\d{2}:?\d{2})?$/i
const seconds = /^\d{9,14}$/
const endOfLine = / at \d|,? \d{1,2}:\d{2}/

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Hours ahead of UTC. WAT is Lagos. */
const zones = new Map([
  ['wat', 1],
  ['cet', 1],
  ['cest', 2],
  ['bst', 1],
  ['cat', 2],
  ['sast', 2],
  ['eat', 3],
  ['est', -5],
  ['edt', -4],
  ['cst', -6],
  ['cdt', -5],
  ['mst', -7],
  ['mdt', -6],
  ['pst', -8],
  ['pdt', -7],
])

const minutesAhead = (zone: string): number => {
  const sign = zone.startsWith('-') ? -1 : 1
  const digits = zone.replace(/\D/g, '')
  if (digits === '') return (zones.get(zone.toLowerCase()) ?? 0) * 60
  return sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2)))
}

/** Null where the calendar has no such moment: 31 February, 25 o'clock. Without a zone it is UTC. */
const moment = (day: readonly number[], time: readonly (string | undefined)[], zone = ''): number | null => {
  const [year = 0, month = 0, dayOfMonth = 0] = day
  const [hour, minute, second] = [Number(time[0] ?? 0), Number(time[1] ?? 0), Number(time[2] ?? 0)]
  const at = Date.UTC(year, month - 1, dayOfMonth, hour, minute, second)
  const date = new Date(at)
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth
  return isReal && hour < 24 && minute < 60 && second < 60 ? at - minutesAhead(zone) * 60_000 : null
}

const ofDay = (text: string): number | null => {
  const day = looseDay(text.split(endOfLine)[0] ?? '')
  // Our boards are Nigerian and British where they write figures alone: the day comes first.
  const written = day?.dayFirst ?? day?.monthFirst
  return written ? Date.parse(written) : null
}

const ofText = (text: string): number | null => {
  const written = iso.exec(text)
  if (written) {
    const [, year, month, day, hour, minute, second, zone] = written
    return moment([Number(year), Number(month), Number(day)], [hour, minute, second], zone)
  }
  const mailed = rfc822.exec(text)
  if (mailed) {
    const [, day, month = '', year, hour, minute, second, zone] = mailed
    const number = months.indexOf(month.toLowerCase()) + 1
    return moment([Number(year), number, Number(day)], [hour, minute, second], zone)
  }
  return seconds.test(text) ? ofNumber(Number(text)) : ofDay(text)
}

/** What is smaller than this are seconds, and not milliseconds, since 1970. */
const leastMilliseconds = 1e12

const ofNumber = (value: number): number => (value < leastMilliseconds ? value * 1000 : value)

/** No board is older; 0 and the years before are what is written where nothing is known. */
const oldest = Date.UTC(2000, 0, 1)

const read = (value: string | number | null): number | null => {
  if (value === null) return null
  const at = typeof value === 'number' ? ofNumber(value) : ofText(value.trim())
  return at !== null && at >= oldest ? at : null
}

/** When it was posted, as a board writes it: ISO in UTC, at most `now`; null where that is no date. */
export const postedInstant = (value: string | number | null, now: Date): string | null => {
  const at = read(value)
  return at === null ? null : new Date(Math.min(at, now.getTime())).toISOString()
}

/** An end that is further off than this is what is written where there is none. */
const longestOpen = 2 * 365 * dayMs

/** When it ends. A day alone is meant with its evening. */
export const expiryInstant = (value: string | number | null, now: Date): string | null => {
  const at = read(value)
  if (at === null || at > now.getTime() + longestOpen) return null
  return new Date(at % dayMs === 0 ? at + dayMs - 1000 : at).toISOString()
}
