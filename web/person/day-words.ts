import { clockInLagos, dayInLagos, dayInWords, daysBetween } from '../../shared/domain/calendar.ts'

const inLagos = (instant: string): string => clockInLagos(new Date(instant)).toISOString()

/** An instant as its day in Lagos: "20 December", with its year when that is not the year of `now`. */
export const onDay = (instant: string, now: string): string => {
  const [there, here] = [inLagos(instant), inLagos(now)]
  const words = dayInWords(there.slice(0, 10))
  return there.slice(0, 4) === here.slice(0, 4) ? words.slice(0, -5) : words
}

/** The same to the minute: "28 November, 14:05". */
export const atTime = (instant: string, now: string): string =>
  `${onDay(instant, now)}, ${inLagos(instant).slice(11, 16)}`

const minute = 60_000
const hour = 60 * minute

const several = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** How long ago an instant is: "5 minutes ago", "yesterday", "4 days ago", "on 3 September". Days are those of Lagos. */
export const ago = (instant: string, now: Date): string => {
  const passed = now.getTime() - Date.parse(instant)
  if (passed < minute) return 'just now'
  if (passed < hour) return several(Math.floor(passed / minute), 'minute')
  const days = daysBetween(dayInLagos(new Date(instant)), dayInLagos(now))
  if (days === 0) return several(Math.floor(passed / hour), 'hour')
  if (days === 1) return 'yesterday'
  return days < 7 ? several(days, 'day') : `on ${onDay(instant, now.toISOString())}`
}
