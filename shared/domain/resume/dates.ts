import { fold } from '../jobs/fold.ts'
import { monthPattern as month, monthOf } from '../month-names.ts'

// Dates as resumes say them. Three questions are asked of a text: is it a time and nothing else (`isDuration`), which
// date or period does a line have (`datedIn`), and which dates does a sentence name (`datesIn`).

const year = '(?:19[4-9]\\d|20[0-5]\\d)'
const openWords = 'now|presently|present|currently|current|ongoing|today|date'

const unit = 'years?|yrs?|months?|mos?|mths?|weeks?|days?'
const number = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const beside =
  'to|till|until|from|since|through|thru|and|of|in|about|circa|approx|expected|graduated|class|session|early|mid|late|the|this|up|time|still|working|between|spring|summer|autumn|fall|winter|q[1-4]|\\d{1,2}(?:st|nd|rd|th)'
const isPart = new RegExp(`^(?:${month}(?:${year})?|${openWords}|${unit}|${number}|${beside}|\\d{1,4})$`)
const isYear = new RegExp(`^${year}$`)
const isOpen = new RegExp(`^(?:${openWords})$`)
const isNumber = new RegExp(`^(?:${number}|\\d{1,2})$`)
const isUnit = new RegExp(`^(?:${unit})$`)
const longestDuration = 60
/** `Jan '20`, `Jan-20`, `Jan2020`, `01/20`. */
const shortYear = new RegExp(
  `${month}(?:['’ -]{1,2}\\d{2}|${year})(?!\\d)|(?<!\\d)(?:0[1-9]|1[0-2])/\\d{2}(?!\\d)`,
  'iu',
)

/** Whether a text says a time and nothing else: `Mar 2023 to now`, `2020`, `since 2019`, `3 years`. */
export const isDuration = (text: string): boolean => {
  if (text.length > longestDuration || /[^\p{L}\p{M}\p{N}\s.,'’/()+~→➔>–—−-]/u.test(text)) return false
  const parts = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return (
    parts.length > 0 &&
    parts.every(part => isPart.test(part)) &&
    (parts.some(part => isYear.test(part) || isOpen.test(part)) ||
      shortYear.test(text) ||
      (parts.some(part => isNumber.test(part)) && parts.some(part => isUnit.test(part))))
  )
}

const day = '\\d{1,2}(?:st|nd|rd|th)?'
const point = `(?:(?:${day}(?: of)?[ ,]{1,2})?${month}\\.?(?: ${day})?(?:,? ?|[-/ ]| of )(?:${year}|['’]\\d{2})|\\d{1,2}[/.-]\\d{1,2}[/.-]${year}|(?:0?[1-9]|1[0-2])[/.-]${year}|${year}[/.-](?:0?[1-9]|1[0-2])(?:[/.-]\\d{1,2})?|(?:q[1-4]|spring|summer|autumn|fall|winter|early|mid|late),?[ -]${year}|${year})`
const openEnd =
  "(?:(?:(?:up )?till |to )?(?:the )?(?:pr[ée]sent|date|now|today|this day|aujourd[’']hui)(?: (?:day|date|time))?|current(?:ly)?|presently|ongoing|still working|in progress|in view)"
const between = '\\s{0,3}(?:[-–—−~/→➔>]{1,2}|to|till|until|through|thru|up to|à|au)\\s{0,3}'
/** `Jan-20` and `01/20`, which are points in time only where a period begins or ends with them. */
const shortPoint = `(?:${month}-\\d{2}|(?:0[1-9]|1[0-2])/\\d{2})`
const length =
  '(?:\\s?[(·,]?\\s?\\d{1,2}\\+? ?(?:years?|yrs?|months?|mos?)\\.?(?:,? (?:and )?\\d{1,2} ?(?:months?|mos?)\\.?)?\\)?)?'

const apart = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu')
const period = apart(
  `(?:${shortPoint}${between}(?:${shortPoint}|${openEnd})|(?:from |between |since )?(?:${point}|${month}\\.?(?: ${day})?)${between}(?:${point}|${openEnd}|\\d{2}|${month}\\.?(?: ${day})?(?=\\s|$))|between ${point} and ${point})${length}`,
)
const since = apart(`since ${point}${length}`)
const single = apart(
  `(?:(?:expected|anticipated|graduated|graduating|graduation|class of|awarded|completed|issued|obtained)(?: in)?[:,]? )?${point}`,
)

/** The date or the period of a line. */
export type Dated = {
  /** As it is written. */
  readonly text: string
  readonly before: string
  readonly after: string
  /** It is a period, of a job or of studies; a single date may be of anything. */
  readonly isPeriod: boolean
}

/** What stands between a date and the words beside it: brackets, commas, lines. */
const ends = /^[\s,;:|()[\]–—•·-]+|(?<![\s,;:|([–—•·-])[\s,;:|([–—•·-]+$/g
const trimmed = (text: string): string => {
  const cut = text.replace(ends, '')
  return cut.includes('(') || !cut.endsWith(')') ? cut : cut.slice(0, -1)
}

/** A longer line is a sentence, and has no date of its own. */
const longestDatedLine = 300

/** The first period of a line, else its first date; null: there is none. */
export const datedIn = (text: string): Dated | null => {
  if (text.length > longestDatedLine || !/\d|since/i.test(text)) return null
  const span = period.exec(text) ?? since.exec(text)
  const found = span ?? single.exec(text)
  if (!found) return null
  return {
    text: found[0].replace(/\s+/g, ' ').trim(),
    before: trimmed(text.slice(0, found.index)),
    after: trimmed(text.slice(found.index + found[0].length)),
    isPeriod: span !== null,
  }
}

/** `Duration: `, at the end of what stands before a date. It says nothing that the date does not say. */
export const dateLabel =
  /(?:^|(?<=[\t|,;(]))(?:(?<!\s)\s+)?(?:date|dates|duration|period|year|years|tenure|grad\.?|from)\s*(?:[:–—-]\s*)?$/i

const years = new RegExp(year, 'g')
/** The last year that is written in a text; empty: none. */
export const lastYear = (text: string): string => text.match(years)?.at(-1) ?? ''

/** A month of a year, or a year, and where it stands in a text. */
export type DateInText = {
  readonly start: number
  readonly end: number
  readonly year: number
  /** From 1; null: the year alone is said. */
  readonly month: number | null
}

const named = new RegExp(`\\b(${month})\\.?,?[ -]*(?:of )?(${year}|'\\d\\d)\\b`, 'g')
const numbered = new RegExp(
  `\\b(0?[1-9]|1[0-2])\\s?[/.](?:\\d{1,2}[/.])?(${year})\\b|\\b(${year})[-/.](0[1-9]|1[0-2])\\b(?![-/.]?\\d{3})`,
  'g',
)
const bare = new RegExp(`(?<![\\d,.#₦$£€+]|[a-z])(${year})(?![\\d%]|,\\d|\\.\\d|[a-z])`, 'g')
/** `2019-21`, and `March to June 2022`. */
const shortEnd = new RegExp(`\\b(${year})\\s?[-/]\\s?(\\d\\d)\\b(?![-/%\\d]|\\s?years)`, 'g')
const firstOfTwo = new RegExp(
  `\\b(${month})\\.?\\s*(?:-|to|and|until)\\s*(?:${month})\\.?,?\\s*(${year})\\b`,
  'g',
)
const beforeYear =
  /(?:\b(?:in|since|from|to|until|till|by|of|between|and|during|before|after|year|class|early|late|mid|through|end|start|january|summer|session)|[-|,(/:–])\s*$/
/** A noun behind a number of four figures, which is a quantity then: `2000 customers`. */
const noun =
  /^ +(?!to\b|and\b|or\b|until\b|till\b|with\b|at\b|in\b|as\b|for\b|by\b|i\b|we\b|where\b|when\b|the\b|my\b|on\b|from\b|after\b|before\b|through\b|session\b|set\b|season\b|budget\b|academic\b|elections?\b|general\b|census\b|audit\b|annual\b|class\b|financial\b|batch\b|edition\b|present\b|now\b|date\b|while\b|under\b|because\b|but\b|which\b|then\b|having\b|a\b|an\b)[a-z]{3}/

/**
 * Every year, and month of a year, in a text in small letters with plain quotes and hyphens, in their order.
 * `2000 customers` is none.
 */
export const datesIn = (low: string): DateInText[] => {
  const found: DateInText[] = []
  const isFree = (start: number, end: number) =>
    found.every(other => end <= other.start || start >= other.end)
  const add = (start: number, end: number, value: number, monthOfYear: number | null) => {
    if (isFree(start, end)) found.push({ start, end, year: value, month: monthOfYear })
  }
  if (!/\d\d/.test(low)) return found
  for (const { index, 1: name = '', 2: value } of low.matchAll(firstOfTwo))
    add(index, index + name.length, Number(value), monthOf(name))
  for (const match of low.matchAll(named)) {
    const [whole, name = '', written = ''] = match
    const value = written.startsWith("'") ? 2000 + Number(written.slice(1)) : Number(written)
    add(match.index, match.index + whole.length, value, monthOf(name))
  }
  for (const match of low.matchAll(numbered)) {
    const [whole, monthOfYear = match[4] ?? '', value = match[3] ?? ''] = match
    add(match.index, match.index + whole.length, Number(value), Number(monthOfYear))
  }
  for (const match of low.matchAll(shortEnd)) {
    const first = Number(match[1])
    const end = match.index + match[0].length
    const last = Math.floor(first / 100) * 100 + Number(match[2])
    if (last < first || last > first + 40 || !isFree(match.index, end)) continue
    add(match.index, match.index + 4, first, null)
    add(end - 2, end, last, null)
  }
  for (const match of low.matchAll(bare)) {
    const end = match.index + 4
    const isQuantity =
      noun.test(low.slice(end, end + 16)) &&
      !beforeYear.test(low.slice(Math.max(0, match.index - 12), match.index))
    if (!isQuantity) add(match.index, end, Number(match[1]), null)
  }
  return found.sort((a, b) => a.start - b.start)
}

/** What says that a period goes on: `Mar 2023 to now`. For a text in small letters. */
export const openEndIn =
  /\b(?:till date|to[ -]date|now|presently|present|currently|current|ongoing|today|date)\b/

/** Whether what is said is the known date. A year alone is the same as each of its months. */
export const isSameDate = (said: DateInText, known: DateInText): boolean =>
  said.year === known.year && (said.month === null || said.month === known.month)

/** Months since year 0: `from` is the first month, `to` the one behind the last. */
export type MonthRange = { readonly from: number; readonly to: number }

/** How long a duration such as `Mar 2023 to now` or `2019 - 2021` goes; null: it does not say. `now` in months. */
export const monthRangeOf = (low: string, now: number): MonthRange | null => {
  const [first, second] = datesIn(low)
  if (!first) return null
  const from = first.year * 12 + (first.month ?? 1) - 1
  if (openEndIn.test(low)) return { from, to: Math.max(from, now) }
  if (!second) return first.month === null ? { from, to: from + 12 } : { from, to: from + 1 }
  // Who says 2019 to 2021 may mean nearly three years: what they say of themselves is believed.
  return { from, to: second.year * 12 + (second.month ?? 12) }
}

const isoOf = ({ year: value, month: monthOfYear }: DateInText): string =>
  monthOfYear === null ? String(value) : `${value}-${String(monthOfYear).padStart(2, '0')}`

const wholePeriod = new RegExp(
  `^(?<opening>from |since )?@(?: *(?:to|till|until|through|-) *(?:(?<end>@)|(?<open>${openWords})))?$`,
)

/** The beginning and the end of a duration as `2023-03` or `2023`, each only where it is clearly said; null: it is none. */
export const isoPeriodOf = (
  duration: string,
): { readonly start?: string; readonly end?: string; readonly isRange: boolean } | null => {
  const low = fold(duration.trim())
    .replace(/[–—−→➔]/g, '-')
    .replace(/’/g, "'")
  const dates = datesIn(low)
  // `2010-12` by itself is a month to some and two years to others.
  if (low.includes('@') || dates.length > 2 || /^\d{4}-\d\d$/.test(low)) return null
  const shape = dates.reduceRight((text, { start, end }) => `${text.slice(0, start)}@${text.slice(end)}`, low)
  const found = wholePeriod.exec(shape)?.groups
  const [start, end] = dates.map(isoOf)
  if (!found || start === undefined) return null
  const isRange = (found.end ?? found.open ?? found.opening) !== undefined
  return { start, ...(end !== undefined && { end }), isRange }
}
