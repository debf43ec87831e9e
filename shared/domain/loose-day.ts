import { day } from '../api/fields.ts'
import { monthOf } from './month-names.ts'

const calendarDay = (year: string, month: number | string, dayOfMonth: string): string | null => {
  const fullYear = year.length === 2 ? `20${year}` : year
  const text = [fullYear, String(month).padStart(2, '0'), dayOfMonth.padStart(2, '0')].join('-')
  return day.safeParse(text).success ? text : null
}

/**
 * A date read with the day first and with the month first; null when a reading is impossible. Most dates have the same
 * result in both.
 */
export type LooseDay = { readonly dayFirst: string | null; readonly monthFirst: string | null }

const same = (day: string | null): LooseDay => ({ dayFirst: day, monthFirst: day })

const patterns: readonly [RegExp, (...parts: string[]) => LooseDay][] = [
  [
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/,
    (y = '', m = '', d = '') => same(calendarDay(y, m, d)),
  ],
  [
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:,? .*)?$/,
    (a = '', b = '', y = '') => ({ dayFirst: calendarDay(y, b, a), monthFirst: calendarDay(y, a, b) }),
  ],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/i,
    (d = '', m = '', y = '') => same(calendarDay(y, monthOf(m), d)),
  ],
  [
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i,
    (m = '', d = '', y = '') => same(calendarDay(y, monthOf(m), d)),
  ],
]

/**
 * The calendar day that people write as 2026-11-20, 20/11/2026, 20.11.26, 20 Nov 2026, November 20, 2026 or
 * 11/20/2026; null when it is none.
 */
export const looseDay = (text: string): LooseDay | null => {
  const written = text.trim()
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(written)
    const value = found && read(...found.slice(1))
    if (value && (value.dayFirst ?? value.monthFirst) !== null) return value
  }
  return null
}

/**
 * Whether the dates of one file have the month first: some of them can only be read so, and none must be read with the
 * day first.
 */
export const putMonthFirst = (days: readonly LooseDay[]): boolean =>
  days.some(({ dayFirst }) => dayFirst === null) && days.every(({ monthFirst }) => monthFirst !== null)
