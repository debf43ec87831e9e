/** Lagos is an hour ahead of UTC, all year: `brand.timeZone`. A test holds the two together. */
const aheadMs = 3_600_000

/**
 * The time in Lagos: its UTC getters return what clocks there show. Intl is not used, for the reason at `dayInWords`.
 */
export const clockInLagos = (now: Date): Date => new Date(now.getTime() + aheadMs)

/** The calendar day of an instant in Lagos, `2026-11-20`. The product counts limits and dates in these days. */
export const dayInLagos = (now: Date): string => clockInLagos(now).toISOString().slice(0, 10)

/** The calendar month of an instant in Lagos, `2026-11`. */
export const monthInLagos = (now: Date): string => dayInLagos(now).slice(0, 7)

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * A calendar day such as 2026-11-20 as "20 November 2026", which everybody reads the same. Intl is not used, because
 * its language data takes tens of milliseconds to load in a Lambda and on a cheap phone.
 */
export const dayInWords = (day: string): string => {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

/** "28 Sep" of 2026-09-28. */
export const shortDay = (day: string): string =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}`

/** An instant, ISO 8601, as its day in Lagos: `20 November 2026`. */
export const onDay = (instant: string): string => dayInWords(dayInLagos(new Date(instant)))

export const dayMs = 24 * 60 * 60 * 1000

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/**
 * The same time of day some months later, by the calendar of Lagos; on the last day when that month is too short. Each
 * month of a subscription is counted from its first day, so that a subscription from the 31st does not move to the 28th
 * after February.
 */
export const addMonths = (from: Date, months: number): Date => {
  const there = clockInLagos(from)
  const month = there.getUTCMonth() + months
  const day = Math.min(there.getUTCDate(), lastDayOf(there.getUTCFullYear(), month))
  const moved = new Date(there)
  moved.setUTCFullYear(there.getUTCFullYear(), month, day)
  return new Date(from.getTime() + moved.getTime() - there.getTime())
}

// Calendar days as text, such as 2026-11-20. They are the person's own days, without a time zone.

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** How many days `to` is after `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((instantOf(to) - instantOf(from)) / dayMs)

/** The weekday of a day: `Friday`. */
export const weekdayOf = (day: string): string => weekdays[new Date(instantOf(day)).getUTCDay()] ?? ''

/** "Wed 9 Dec" of 2026-12-09, with its year where `today` is in another year. */
export const namedDay = (day: string, today: string): string => {
  const words = `${weekdayOf(day).slice(0, 3)} ${shortDay(day)}`
  return day.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${day.slice(0, 4)}`
}

export const addDays = (day: string, days: number): string => dayOf(instantOf(day) + days * dayMs)

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(instantOf(day)).getUTCDay() + 6) % 7))

/** The Mondays of the last `count` weeks in Lagos, oldest first; the last is the current week's. */
export const lastMondays = (now: Date, count: number): string[] => {
  const current = mondayOf(dayInLagos(now))
  return Array.from({ length: count }, (_, place) => addDays(current, 7 * (place + 1 - count)))
}
