import { dayMs } from '../calendar.ts'
import { looseDay } from '../loose-day.ts'
import { monthOf } from '../month-names.ts'

const iso =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i
const rfc822 =
  /^(?:[a-z]{3,9},? +)?(\d{1,2}) +([a-z]{3})[a-z]* +(\d{4}) +(\d{1,2}):(\d{2})(?::(\d{2}))? *([a-z]{1,4}|[+-]\d{2}:?\d{2})?$/i
const seconds = /^\d{9,14}$/
const endOfLine = / at \d|,? \d{1,2}:\d{2}/

/** Hours ahead of UTC. WAT is Lagos. */
const zones = new Map(
  Object.entries({
    wat: 1,
    cet: 1,
    cest: 2,
    bst: 1,
    cat: 2,
    sast: 2,
    eat: 3,
    est: -5,
    edt: -4,
    cst: -6,
    cdt: -5,
    mst: -7,
    mdt: -6,
    pst: -8,
    pdt: -7,
  }),
)

const minutesAhead = (zone: string): number => {
  const sign = zone.startsWith('-') ? -1 : 1
  const digits = zone.replace(/\D/g, '')
  if (digits === '') return (zones.get(zone.toLowerCase()) ?? 0) * 60
  return sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2)))
}

/** A moment; null when the calendar doesn't have it: 31 February, 25 o'clock. Without a zone it is UTC. */
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
  // The boards that write dates in digits only are Nigerian and British, so the day comes first.
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
    return moment([Number(year), monthOf(month), Number(day)], [hour, minute, second], zone)
  }
  return seconds.test(text) ? ofNumber(Number(text)) : ofDay(text)
}

/** Smaller values are seconds since 1970, and not milliseconds. */
const leastMilliseconds = 1e12

const ofNumber = (value: number): number => (value < leastMilliseconds ? value * 1000 : value)

/** No posting is older. Earlier dates, such as 0, mean unknown. */
const oldest = Date.UTC(2000, 0, 1)

const read = (value: string | number | null): number | null => {
  if (value === null) return null
  const at = typeof value === 'number' ? ofNumber(value) : ofText(value.trim())
  return at !== null && at >= oldest ? at : null
}

/** The time of posting, in any format of a board, as ISO in UTC and at most `now`; null when it is no date. */
export const postedInstant = (value: string | number | null, now: Date): string | null => {
  const at = read(value)
  return at === null ? null : new Date(Math.min(at, now.getTime())).toISOString()
}

/** An end further away than this means that there is none. */
const longestOpen = 2 * 365 * dayMs

/** The end of a posting. A day without a time means its evening. */
export const expiryInstant = (value: string | number | null, now: Date): string | null => {
  const at = read(value)
  if (at === null || at > now.getTime() + longestOpen) return null
  return new Date(at % dayMs === 0 ? at + dayMs - 1000 : at).toISOString()
}
