import { clockInLagos } from '../../shared/domain/calendar.ts'
import { dayInWords } from '../../shared/domain/day-in-words.ts'

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
