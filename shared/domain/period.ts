import { clockInLagos } from './calendar.ts'

export const dayMs = 24 * 60 * 60 * 1000

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/**
 * The same time of day so many months later, by the calendar of Lagos; where that month is too short, on its last day.
 * Each month of a subscription is counted from its first day, so that one from the 31st is not pulled forward by February.
 */
export const addMonths = (from: Date, months: number): Date => {
  const there = clockInLagos(from)
  const month = there.getUTCMonth() + months
  const day = Math.min(there.getUTCDate(), lastDayOf(there.getUTCFullYear(), month))
  const moved = new Date(there)
  moved.setUTCFullYear(there.getUTCFullYear(), month, day)
  return new Date(from.getTime() + moved.getTime() - there.getTime())
}
