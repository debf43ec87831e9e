import type { Span } from './sentences.ts'

/** A month of a year, or a year. */
export type Dated = Span & { readonly year: number; readonly month: number | null }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre'
const french: Readonly<Record<string, number>> = {
  janvier: 1,
  fevrier: 2,
  mars: 3,
  avril: 4,
  mai: 5,
  juin: 6,
  juillet: 7,
  aout: 8,
  decembre: 12,
}
const monthOf = (name: string): number => french[name] ?? months.indexOf(name.slice(0, 3)) + 1

const year = '(?:19[5-9]\\d|20[0-5]\\d)'
const named = new RegExp(`\\b(${monthName})\\.?,?[ -]*(?:of )?(${year}|'\\d\\d)\\b`, 'g')
const numbered = new RegExp(
  `\\b(0?[1-9]|1[0-2])\\s?[/.](?:\\d{1,2}[/.])?(${year})\\b|\\b(${year})[-/.](0[1-9]|1[0-2])\\b(?![-/.]?\\d{3})`,
  'g',
)
const bare = new RegExp(`(?<![\\d,.#₦$£€+]|[a-z])(${year})(?![\\d%]|,\\d|\\.\\d|[a-z])`, 'g')
/** `2019-21`, and `March to June 2022`. */
const shortEnd = new RegExp(`\\b(${year})\\s?[-/]\\s?(\\d\\d)\\b(?![-/%\\d]|\\s?years)`, 'g')
const firstOfTwo = new RegExp(
  `\\b(${monthName})\\.?\\s*(?:-|to|and|until)\\s*(?:${monthName})\\.?,?\\s*(${year})\\b`,
  'g',
)
const before =
  /(?:\b(?:in|since|from|to|until|till|by|of|between|and|during|before|after|year|class|early|late|mid|through|end|start|january|summer|session)|[-|,(/:–])\s*$/
const noun =
  /^ +(?!to\b|and\b|or\b|until\b|till\b|with\b|at\b|in\b|as\b|for\b|by\b|i\b|we\b|where\b|when\b|the\b|my\b|on\b|from\b|after\b|before\b|after\b|through\b|session\b|set\b|season\b|budget\b|academic\b|elections?\b|general\b|census\b|audit\b|annual\b|class\b|financial\b|batch\b|edition\b|present\b|now\b|date\b|while\b|under\b|because\b|but\b|which\b|then\b|having\b|a\b|an\b)[a-z]{3}/

/** Every year, and month of a year, in a text in small letters. `2000 customers` is none. */
export const datesIn = (low: string): Dated[] => {
  const found: Dated[] = []
  const isFree = (start: number, end: number) =>
    found.every(other => end <= other.start || start >= other.end)
  const add = (start: number, end: number, value: number, month: number | null) => {
    if (isFree(start, end)) found.push({ start, end, year: value, month })
  }
  if (!/\d\d/.test(low)) return found
  for (const match of low.matchAll(firstOfTwo)) {
    const name = match[1] ?? ''
    found.push({
      start: match.index,
      end: match.index + name.length,
      year: Number(match[2]),
      month: monthOf(name),
    })
  }
  for (const match of low.matchAll(named)) {
    const [whole, name = '', written = ''] = match
    const value = written.startsWith("'") ? 2000 + Number(written.slice(1)) : Number(written)
    add(match.index, match.index + whole.length, value, monthOf(name))
  }
  for (const match of low.matchAll(numbered)) {
    const [whole, month = match[4] ?? '', value = match[3] ?? ''] = match
    add(match.index, match.index + whole.length, Number(value), Number(month))
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
    if (
      noun.test(low.slice(end, end + 16)) &&
      !before.test(low.slice(Math.max(0, match.index - 12), match.index))
    )
      continue
    add(match.index, end, Number(match[1]), null)
  }
  return found.sort((a, b) => a.start - b.start)
}

/** It goes on: `Mar 2023 to now`. */
export const isOpenEnded = (low: string): boolean => openEnd.test(low)
export const openEnd =
  /\b(?:now|present|presently|till date|to date|current|currently|ongoing|today|to-date|date)\b/

export const isSameDate = (said: Dated, known: Dated): boolean =>
  said.year === known.year && (said.month === null || said.month === known.month)

/** Months since year 0, `from` of the beginning and `to` behind the end. */
export type Stretch = { readonly from: number; readonly to: number }

/** How long a duration such as `Mar 2023 to now` or `2019 - 2021` goes; null: it does not say. `now` in months. */
export const stretchOf = (low: string, now: number): Stretch | null => {
  const [first, second] = datesIn(low)
  if (!first) return null
  const from = first.year * 12 + (first.month ?? 1) - 1
  if (isOpenEnded(low)) return { from, to: Math.max(from, now) }
  if (!second) return first.month === null ? { from, to: from + 12 } : { from, to: from + 1 }
  // Who says 2019 to 2021 may mean nearly three years: what they say of themselves is believed.
  return { from, to: second.year * 12 + (second.month ?? 12) }
}
