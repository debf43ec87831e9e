import { fold } from '../jobs/fold.ts'

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const now = 'now|present|current|currently|today|date|ongoing'
const unit = 'years?|yrs?|months?|mos?|mths?|weeks?|days?'
const number = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const beside =
  'to|till|until|from|since|through|thru|and|of|in|about|circa|approx|expected|graduated|class|session|early|mid|late|spring|summer|autumn|fall|winter|q[1-4]|\\d{1,2}(?:st|nd|rd|th)'

const isPart = new RegExp(`^(?:${month}|${now}|${unit}|${number}|${beside}|\\d{1,4})$`)
const isYear = /^(?:19|20)\d\d$/
const isNow = new RegExp(`^(?:${now})$`)
const isNumber = new RegExp(`^(?:${number}|\\d{1,2})$`)
const isUnit = new RegExp(`^(?:${unit})$`)
const longest = 60

/** Whether a text says a time and nothing else: `Mar 2023 to now`, `2020`, `since 2019`, `3 years`. */
export const isDuration = (text: string): boolean => {
  if (text.length > longest || /[^\p{L}\p{M}\p{N}\s.,'’/()+~–—-]/u.test(text)) return false
  const parts = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return (
    parts.length > 0 &&
    parts.every(part => isPart.test(part)) &&
    (parts.some(part => isYear.test(part) || isNow.test(part)) ||
      (parts.some(part => isNumber.test(part)) && parts.some(part => isUnit.test(part))))
  )
}

const point = `(?:(${month})[.,]?[ '’]*((?:19|20)\\d\\d)|(0?[1-9]|1[0-2])/((?:19|20)\\d\\d)|((?:19|20)\\d\\d)(?:-(0[1-9]|1[0-2])(?!\\d))?)`
const range = new RegExp(
  `^(?:from |since )?${point}(?: *(?:to|till|until|through|[-–—]) *(?:${point}|(${now})))?$`,
)

const iso = (found: readonly (string | undefined)[]): string | undefined => {
  const [name, yearOfName, numeral, yearOfNumeral, year, monthOfYear] = found
  if (name && yearOfName)
    return `${yearOfName}-${String(monthNames.indexOf(name.slice(0, 3)) + 1).padStart(2, '0')}`
  if (numeral && yearOfNumeral) return `${yearOfNumeral}-${numeral.padStart(2, '0')}`
  return year && monthOfYear ? `${year}-${monthOfYear}` : year
}

/** Where a time begins and ends, as `2023-03` or `2023`, each only where it is clearly said; null: it is none. */
export const datesOf = (
  duration: string,
): { readonly start?: string; readonly end?: string; readonly isRange: boolean } | null => {
  // `2010-12` by itself is a month to some and two years to others.
  const found = /^\d{4}-\d\d$/.test(duration.trim()) ? null : range.exec(fold(duration).trim())
  if (!found) return null
  const [start, end] = [iso(found.slice(1, 7)), iso(found.slice(7, 13))]
  return {
    ...(start && { start }),
    ...(end && { end }),
    isRange: end !== undefined || found[13] !== undefined || /^(?:from|since) /.test(fold(duration).trim()),
  }
}
