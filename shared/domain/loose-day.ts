import { day } from '../api/fields.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const monthNamed = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

const calendarDay = (year: string, month: number | string, dayOfMonth: string): string | null => {
  const fullYear = year.length === 2 ? `20${year}` : year
  const text = [fullYear, String(month).padStart(2, '0'), dayOfMonth.padStart(2, '0')].join('-')
  return day.safeParse(text).success ? text : null
}

export type LooseDay = { readonly day: string; readonly monthFirst: boolean }

const patterns: readonly [RegExp, (...parts: string[]) => string | null][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/, (y = '', m = '', d = '') => calendarDay(y, m, d)],
  [
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:,? .*)?$/,
    (d = '', m = '', y = '') => calendarDay(y, m, d),
  ],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/i,
    (d = '', m = '', y = '') => calendarDay(y, monthNamed(m), d),
  ],
  [
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i,
    (m = '', d = '', y = '') => calendarDay(y, monthNamed(m), d),
  ],
]

/**
 * The calendar day that people write as 2026-11-20, 20/11/2026, 20.11.26, 20 Nov 2026 or November 20, 2026; null when
 * it is none. 11/20/2026 can only be month first: it is read so, and said.
 */
export const looseDay = (text: string): LooseDay | null => {
  const written = text.trim()
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(written)
    const value = found && read(...found.slice(1))
    if (value) return { day: value, monthFirst: false }
  }
  const american = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(written)
  const value = american && calendarDay(american[3] ?? '', american[1] ?? '', american[2] ?? '')
  return value ? { day: value, monthFirst: true } : null
}
