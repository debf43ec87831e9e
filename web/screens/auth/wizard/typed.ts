// What a person types into one line, as the value that is stored.

/** 'SQL, Excel , ,Power BI' → ['SQL', 'Excel', 'Power BI'] */
export const commaList = (text: string): string[] =>
  text
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')

const units = { k: 1_000, m: 1_000_000 } as const

/** Whole naira of '250,000', '₦250k' or '1.5m'; null where there is no number. */
export const salary = (text: string): number | null => {
  const found = /(\d[\d,\s]*)(?:\.(\d+))?\s*([km])?(?![a-z])/i.exec(text)
  if (!found) return null
  const [, whole = '', fraction = '', unit] = found
  // '250.000' is how some people write thousands; a fraction of a naira has two digits at most.
  const grouped = unit === undefined && fraction.length === 3
  const amount = Number(`${whole.replace(/\D/g, '')}${grouped ? fraction : `.${fraction}0`}`)
  const times = unit?.toLowerCase() === 'm' ? units.m : unit ? units.k : 1
  return Math.round(amount * times)
}

/** The amount as a person reads it back, '250,000'; what is no amount stays as typed. */
export const readableSalary = (text: string): string => salary(text)?.toLocaleString('en-NG') ?? text
