import type { Job } from '../../../shared/api/jobs.ts'
import { clockInLagos, dayInLagos, dayInWords, daysBetween, months } from '../../../shared/domain/calendar.ts'
import { onDay } from '../../person/day-words.ts'

const minute = 60_000
const hour = 60 * minute

const several = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** Days since an instant, by the calendar of Lagos. */
export const daysSince = (instant: string, now: Date): number =>
  daysBetween(dayInLagos(new Date(instant)), dayInLagos(now))

type TimeWords = { readonly minutes: (count: number) => string; readonly hours: (count: number) => string }
const inFull: TimeWords = {
  minutes: count => several(count, 'minute'),
  hours: count => several(count, 'hour'),
}
const inShort: TimeWords = { minutes: count => `${count} min`, hours: count => `${count} h` }

/** A month, in days. Older jobs are often filled. */
const oldAfter = 30

/** "2 hours ago", "yesterday", "3 weeks ago", "over a month ago". The instant may lie ahead, because the clock of its board may. */
export const ageWords = (instant: string, now: Date, { minutes, hours } = inFull): string => {
  const passed = now.getTime() - Date.parse(instant)
  if (passed < minute) return 'just now'
  const days = daysSince(instant, now)
  if (days <= 0 && passed < hour) return `${minutes(Math.floor(passed / minute))} ago`
  if (days <= 0) return `${hours(Math.floor(passed / hour))} ago`
  if (days === 1) return 'yesterday'
  if (days < 14) return `${days} days ago`
  if (days < oldAfter) return `${Math.floor(days / 7)} weeks ago`
  if (days < 60) return days === oldAfter ? 'a month ago' : 'over a month ago'
  return `${Math.floor(days / 30)} months ago`
}

/** The age in few letters: "12 min", "3 h", "1 day". */
export const shortAge = (instant: string, now: Date): string => {
  const passed = Math.max(0, now.getTime() - Date.parse(instant))
  if (passed < hour) return `${Math.max(1, Math.floor(passed / minute))} min`
  return passed < 24 * hour
    ? `${Math.floor(passed / hour)} h`
    : several(Math.floor(passed / (24 * hour)), 'day')
}

/** Some boards give only the day, as midnight. */
const isOnlyDay = (instant: string): boolean => /T00:00:00(\.0+)?Z$/.test(instant)

type Posted = Pick<Job, 'postedAt' | 'firstSeenAt'>

/** A board that gives only the day is not taken at its hour. */
const postedAge = ({ postedAt, firstSeenAt }: Posted, now: Date, words: TimeWords): string =>
  postedAt !== null && isOnlyDay(postedAt) && daysSince(postedAt, now) <= 0
    ? 'today'
    : ageWords(postedAt ?? firstSeenAt, now, words)

/** When a job was posted, or first seen where its board does not say. */
export const postedWords = (posted: Posted, now: Date) => {
  const { postedAt, firstSeenAt } = posted
  const instant = postedAt ?? firstSeenAt
  const day = dayInWords(dayInLagos(new Date(instant)))
  const age = postedAge(posted, now, inFull)
  return {
    instant,
    age: postedAt === null ? `first seen ${age}` : age,
    full: `${postedAt === null ? 'First seen' : 'Posted'} on ${day}`,
  }
}

/** The age in a row, by the same rule: "3 h ago", "seen 2 days ago". */
export const rowAge = (posted: Posted, now: Date): string =>
  `${posted.postedAt === null ? 'seen ' : ''}${postedAge(posted, now, inShort)}`

/** Whether an advert may be filled by now. One with a closing day to come is open. */
export const isOld = (
  { postedAt, firstSeenAt, expiresAt }: Posted & Pick<Job, 'expiresAt'>,
  now: Date,
): boolean =>
  daysSince(postedAt ?? firstSeenAt, now) > oldAfter &&
  (expiresAt === null || Date.parse(expiresAt) <= now.getTime())

/** "Posted 3 times since August"; null for an advert that was posted once. */
export const repostWords = (job: Posted & Pick<Job, 'reposts'>, now: Date): string | null => {
  if (job.reposts === 0) return null
  const first = [job.firstSeenAt, job.postedAt ?? job.firstSeenAt].sort()[0] ?? job.firstSeenAt
  const [start, today] = [clockInLagos(new Date(first)), clockInLagos(now)]
  const month = months[start.getUTCMonth()]
  const isThisYear = start.getUTCFullYear() === today.getUTCFullYear()
  if (isThisYear && start.getUTCMonth() === today.getUTCMonth())
    return `Posted ${job.reposts + 1} times this month`
  return `Posted ${job.reposts + 1} times since ${month}${isThisYear ? '' : ` ${start.getUTCFullYear()}`}`
}

/** "Closes on 3 December"; null where the advert names no last day. */
export const closingWords = (expiresAt: string | null, now: Date): string | null => {
  if (expiresAt === null) return null
  const left = -daysSince(expiresAt, now)
  if (Date.parse(expiresAt) < now.getTime() && left <= 0 && !(left === 0 && isOnlyDay(expiresAt)))
    return `Closed on ${onDay(expiresAt, now.toISOString())}`
  if (left === 0) return 'Closes today'
  return left === 1 ? 'Closes tomorrow' : `Closes on ${onDay(expiresAt, now.toISOString())}`
}
