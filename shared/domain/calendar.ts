import { brand } from '../brand.ts'

const lagosDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: brand.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day of an instant in Lagos, `2026-11-20`. Limits and dates of the product count in it. */
export const dayInLagos = (now: Date): string => lagosDay.format(now)

/** The calendar month of an instant in Lagos, `2026-11`. */
export const monthInLagos = (now: Date): string => dayInLagos(now).slice(0, 7)
