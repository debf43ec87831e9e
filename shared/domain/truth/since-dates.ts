import { type DateInText, datesIn, isSameDate } from '../resume/dates.ts'
import { contentWordsIn } from './deed-words.ts'
import { lowered } from './plain-text.ts'
import { type Entry, type Mention, mention, type Reading } from './reading.ts'
import { entryNamedIn } from './sentence-jobs.ts'
import { spanOfMatch } from './sentences.ts'
import { comparedFactsFor, supports } from './supports.ts'

// Looks for: since when (`driver since 2012`), and what goes on though its job has ended. Source: the beginning of a job, or
// a date of a fact about the same thing.

const since = /\bsince (?:about |around |early |late |mid[- ]|the (?:beginning|start|end|middle) of )?$/
const sinceStudies =
  /\bsince (?:i |he |she )?(?:graduat|leav|left|finish|complet)\w* (?:[\w']+ ){0,4}(?:in )?$/

/** Whoever passed is one from then on. */
const profession =
  /\b(?:lawyer|barrister|solicitor|nurse|midwife|doctor|pharmacist|engineer|accountant|teacher)s? since $/
const startsOf = ({ evidence }: Reading): readonly (number | null)[] =>
  evidence.entries
    .filter(({ isWork }) => isWork)
    .map(({ period }) => (period ? Math.floor(period.from / 12) : null))

/** Whoever works since their studies began within so many years of them. */
const yearsToBegin = 1

/** Whether a job or a fact begins at a date behind `since`. Null: no `since` stands before it. */
export const isKnownStart = (date: DateInText, reading: Reading): boolean | null => {
  const before = reading.low.slice(0, date.start)
  const starts = startsOf(reading)
  if (starts.includes(null)) return null
  if (sinceStudies.test(before))
    return Math.min(...starts.map(start => start ?? 0)) <= date.year + yearsToBegin
  if (!since.test(before)) return null
  const content = contentWordsIn(reading.text, reading.words)
  const isOfFact = comparedFactsFor(reading).some(
    fact =>
      fact.kind !== 'name' &&
      datesIn(lowered(fact.text)).some(other => isSameDate(date, other)) &&
      (content.length === 0 || content.some(word => supports(fact, word))),
  )
  const isQualified =
    profession.test(before) &&
    reading.evidence.entries.some(
      ({ isWork, dates }) => !isWork && dates.some(({ year }) => year === date.year),
    )
  return isOfFact || isQualified || starts.includes(date.year)
}

const goingOn =
  /\b(?:still|currently|presently|at present|(?<!up )(?:to|till|until) (?:date|now|today)|(?:has|have) (?:[\w'-]+ ){1,12}since)\b/g
const goingOnThere =
  /\b(?:i still|still do|still am|have (?:been|worked|served) (?:at|with|for|in) (?:[\w'-]+ ){1,8}since)\b/g

/** `still visits families`, below a job that has ended. */
export const goesOn = (reading: Reading, entries: readonly Entry[]): Mention[] => {
  const { piece, low } = reading
  const jobs = piece.kind === 'bullet' ? entries : piece.kind === 'sentence' ? entryNamedIn(reading) : []
  if (jobs.length === 0 || !jobs.every(({ isWork, hasEnd }) => isWork && hasEnd)) return []
  return Array.from(low.matchAll(piece.kind === 'bullet' ? goingOn : goingOnThere))
    .filter(match => !reading.evidence.compared.some(({ text }) => lowered(text).includes(match[0])))
    .map(match => mention('date', spanOfMatch(match), false))
}

const unbroken =
  /\b(?:without (?:a |any |a single )?(?:break|gap|interruption)|unbroken|uninterrupted(?:ly)?|continuously (?:since|for))\b/g
/** Fewer months between two jobs are no gap. */
const longestPause = 3

/** `without a break`, of jobs with a gap between them. */
export const unbrokenIn = (reading: Reading): Mention[] => {
  const periods = reading.evidence.entries
    .flatMap(({ isWork, period }) => (isWork && period ? [period] : []))
    .toSorted((a, b) => a.from - b.from)
  const [since] = datesIn(reading.low)
  const hasGap = periods.some(({ from }, at) => {
    const until = Math.max(...periods.slice(0, at).map(({ to }) => to))
    return at > 0 && from - until > longestPause && from > (since?.year ?? 0) * 12
  })
  return hasGap
    ? Array.from(reading.low.matchAll(unbroken)).map(match => mention('date', spanOfMatch(match), false))
    : []
}
