// What a person types into one line, as the value that is stored.

/** 'SQL, Excel , ,Power BI' → ['SQL', 'Excel', 'Power BI'] */
export const commaList = (text: string): string[] =>
  text
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')

/** ₦ before it or not, and thousands set apart by one kind of separator or none. */
const inFull = /^(?:₦|ngn|n)?\s*(\d+|\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+|(?:\s\d{3})+))$/i
const inShort = /^(?:₦|ngn|n)?\s*(\d+(?:\.\d+)?)\s*([km])$/i
const times: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 }

/** Whole naira of '250,000', '₦250 000' or '250k'; null where nothing is typed, undefined where it is no amount. */
export const salary = (text: string): number | null | undefined => {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const full = inFull.exec(trimmed)?.[1]
  if (full !== undefined) return Number(full.replace(/\D/g, ''))
  const [, figures, unit = ''] = inShort.exec(trimmed) ?? []
  const each = times[unit.toLowerCase()]
  return figures === undefined || each === undefined ? undefined : Math.round(Number(figures) * each)
}

/** An amount as it stands in its field before anything is typed: '250,000', or nothing. */
export const amountText = (amount: number | null): string => amount?.toLocaleString('en-NG') ?? ''

/** The amount as a person reads it back, '250,000'; what is no amount stays as typed. */
export const readableSalary = (text: string): string => salary(text)?.toLocaleString('en-NG') ?? text

/** 7 of ' 7 '; null where nothing is typed, undefined where it is no whole number. */
export const wholeNumber = (text: string): number | null | undefined => {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : undefined
}
