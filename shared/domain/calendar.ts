import { brand } from '../brand.ts'

let lagosDay: Intl.DateTimeFormat | undefined

/** The calendar day of an instant in Lagos, `2026-11-20`. Limits and dates of the product count in it. */
export const dayInLagos = (now: Date): string => {
  // Made when a day is first asked for: the language data takes a function 12 ms to load.
  lagosDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: brand.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return lagosDay.format(now)
}

/** The calendar month of an instant in Lagos, `2026-11`. */
export const monthInLagos = (now: Date): string => dayInLagos(now).slice(0, 7)
