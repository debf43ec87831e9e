import { dayInLagos } from './calendar.ts'
import { dayMs } from './period.ts'

// Calendar days as text, such as 2026-11-20. They are the person's own, and know no time zone.

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** How many days `to` is after `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((instantOf(to) - instantOf(from)) / dayMs)

export const addDays = (day: string, days: number): string => dayOf(instantOf(day) + days * dayMs)

/** The Monday of the week that a day lies in. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(instantOf(day)).getUTCDay() + 6) % 7))

/** The Mondays of the last `count` weeks in Lagos, oldest first; the last is the current week's. */
export const lastMondays = (now: Date, count: number): string[] => {
  const current = mondayOf(dayInLagos(now))
  return Array.from({ length: count }, (_, place) => addDays(current, 7 * (place + 1 - count)))
}
