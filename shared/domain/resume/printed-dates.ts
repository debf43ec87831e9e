import { months } from '../calendar.ts'
import { type DateInText, datesIn } from './dates.ts'

/** A period as a resume prints it. */
export type PrintedPeriod = {
  /** `Sep 2017 – Present`. As it was typed where it can't be brought to months and years. */
  readonly text: string
  /** What was typed besides the dates: `six months`, `SIWES`. Empty: nothing. */
  readonly rest: string
  /** Its end and its beginning in months since year 0; null: it does not say. */
  readonly span: { readonly from: number; readonly to: number } | null
}

const seasons = 'spring|summer|autumn|fall|winter|early|mid|late|q[1-4]'
const dayBefore = /(?<!\d)(?:\d{1,2}(?:st|nd|rd|th)?(?: of)?[ ,]{1,2}|\d{1,2}[/.])$/
const seasonBefore = new RegExp(`(?<![a-z])(${seasons})[ ,-]{1,2}$`)
const between = /^ ?(?:-{1,2}|to|till|until|through|thru|up to|\/|and) ?$/
const openWords =
  'present|now|date|today|current|currently|presently|ongoing|on-going|still there|to date|till date'
const openBehind = new RegExp(
  `^ ?(?:-{1,2}|/)? ?(?:(?:to|till|until|up to)(?: |-)?)?(?:the )?(?:${openWords})(?: day)?(?![a-z])`,
)
const opening = /(?:^|[\s(])(?:from|between|since)\s*$/
const sinceBefore = /(?:^|[\s(])since\s*$/
/** A date that has not come, or not surely. Without the word it would say something else. */
const unsure = /\b(?:expected|anticipated|in view|graduating|about|circa|before|after|by|until|till)\b/
const endsBefore = /(?:^|\s)(?:to|till|until|by|before|after|about|circa)\s*$/
const oddRest = /[\d/]/

type Point = {
  readonly start: number
  readonly end: number
  readonly label: string
  /** `summer`: the label has the year alone. */
  readonly season: string
  readonly month: number | null
  readonly year: number
}

const pointOf = (low: string, { start, end, year, month }: DateInText): Point => {
  const before = low.slice(0, start)
  const [written = '', season = ''] = (month === null ? seasonBefore.exec(before) : null) ?? []
  const [day = ''] = (month === null ? null : dayBefore.exec(before)) ?? []
  const name = month === null ? '' : (months[month - 1]?.slice(0, 3) ?? '')
  return {
    start: start - written.length - day.length,
    end,
    label: `${name} ${year}`.trim(),
    season,
    month,
    year,
  }
}

/** The year of two figures behind an apostrophe, written whole: `Oct '16`. */
const wholeYears = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d])['’‘](\d\d)(?!\d)/gu,
    (_, two: string) => `${Number(two) > 60 ? '19' : '20'}${two}`,
  )

const signs = /^[\s,;:·|()[\]–—-]+|(?<![\s,;:·|([–—-])[\s,;:·|([–—-]+$/g
/** How long something took, which was within the one date that is said. */
const length = /\b(?:days?|weeks?|months?|terms?|semesters?)\b/i

const restOf = (parts: readonly string[]): string =>
  parts
    .map(part =>
      part
        .replace(signs, '')
        .replace(/(?:^|\s)(?:in|from|between|since|of|class of)$/i, '')
        .replace(/\)$/, ''),
    )
    .filter(part => part !== '')
    .join(', ')

/** 03/04/2019 is in March to some and in April to others. 2010-12 is a month, or two years. */
const isAmbiguous = (low: string): boolean =>
  /(?<!\d)(?:0?[1-9]|1[0-2])[/.-](?:0?[1-9]|1[0-2])[/.-]\d{4}/.test(low) ||
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(low)

type Said = {
  readonly text: string
  /** In small letters, with plain quotes and hyphens; each letter stands where it stands in the text. */
  readonly low: string
  readonly first: Point
}

const isOdd = (rest: string): boolean =>
  oddRest.test(rest.replace(/(?<!\d)\d{1,3} (?=\p{L})/gu, '')) || unsure.test(rest.toLowerCase())

const withSeason = (word: string, { season }: Point): string[] => (season === '' ? [] : [`${word} ${season}`])

const closedPeriod = ({ text, low, first }: Said, second: Point): PrintedPeriod | null => {
  if (!between.test(low.slice(first.end, second.start))) return null
  const rest = restOf([
    text.slice(0, first.start).replace(opening, ''),
    ...withSeason('from', first),
    ...withSeason('to', second),
    text.slice(second.end),
  ])
  const from = first.year * 12 + (first.month ?? 1) - 1
  const to = second.year * 12 + (second.month ?? 12) - 1
  const printed = first.label === second.label ? first.label : `${first.label} – ${second.label}`
  return isOdd(rest) ? null : { text: printed, rest, span: { from, to } }
}

const openPeriod = ({ text, low, first }: Said): PrintedPeriod | null => {
  const before = low.slice(0, first.start)
  if (endsBefore.test(before)) return null
  const [open = ''] = openBehind.exec(low.slice(first.end)) ?? []
  const isOpen = open !== '' || sinceBefore.test(before)
  const rest = restOf([
    text.slice(0, first.start).replace(opening, ''),
    ...(isOpen ? withSeason('from', first) : [first.season]),
    text.slice(first.end + open.length),
  ])
  if (isOdd(rest)) return null
  const from = first.year * 12 + (first.month ?? 1) - 1
  if (isOpen) return { text: `${first.label} – Present`, rest, span: { from, to: Number.POSITIVE_INFINITY } }
  const isWithin = length.test(rest)
  const to = first.year * 12 + (first.month ?? 12) - 1
  return { text: isWithin ? `${first.label} – ${first.label}` : first.label, rest, span: { from, to } }
}

/**
 * What people type of a time, `till date`, `2019–now`, `06/2020 - Present`, as months and years. `Six months in 2013` is
 * 2013 – 2013, as the field writes it.
 */
export const printedPeriod = (typed: string): PrintedPeriod => {
  const asTyped = { text: typed, rest: '', span: null }
  const text = wholeYears(typed).replace(/\s+/g, ' ').trim()
  const low = text
    .toLowerCase()
    .replace(/[–—−~→➔]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/é/g, 'e')
  if (low.length !== text.length || isAmbiguous(low)) return asTyped
  const [first, second, third] = datesIn(low).map(date => pointOf(low, date))
  if (!first || third) return asTyped
  const said = { text, low, first }
  return (second ? closedPeriod(said, second) : openPeriod(said)) ?? asTyped
}
