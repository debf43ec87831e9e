import { datedIn, isDuration } from '../../shared/domain/resume/dates.ts'
import type { Row, Segment } from './rows.ts'

/** Whether a text is a period and nothing else. */
const isPeriod = (text: string): boolean => isDuration(text) && datedIn(text)?.isPeriod === true

/** `2016 - February` is not: the year of its end is missing. */
const isEnded = /(?:\d|present|now|date|current|ongoing|today)$/i

/** Whether `next` stands right below, in the same narrow column. */
const isBelow = (segment: Segment, next: Segment, lines: number): boolean =>
  (Math.abs(next.left - segment.left) < 2 || Math.abs(next.right - segment.right) < 2) &&
  next.y - segment.y < 1.7 * segment.size * lines

/** `Mar`, above `2021 – Present`. */
const month = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?$/i

const isRest = (segment: Segment, next: Segment, lines: number): boolean =>
  isBelow(segment, next, lines) &&
  (month.test(segment.text) ||
    (/\d/.test(segment.text) &&
      !(isPeriod(segment.text) && isEnded.test(segment.text)) &&
      !isPeriod(next.text))) &&
  isPeriod(`${segment.text} ${next.text}`)

/** The rows with the dates in one piece that a narrow column has broken: `March 2020 –` above `May 2021`. */
export const withWholeDates = (rows: readonly Row[]): Row[] => {
  const whole: Row[] = []
  /** How many lines each date in one piece had. */
  const lines = new Map<Segment, number>()
  const linesOf = (segment: Segment): number => lines.get(segment) ?? 1
  for (const row of rows) {
    // A row beside the first line of a date may stand between.
    const above = whole
      .slice(-3)
      .findLast((other, at, last) => at === last.length - 1 || other.some(segment => linesOf(segment) > 1))
    const rest = row.find(next => above?.some(segment => isRest(segment, next, linesOf(segment))))
    if (!above || !rest) {
      whole.push(row)
      continue
    }
    whole[whole.lastIndexOf(above)] = above.map(segment => {
      if (!isRest(segment, rest, linesOf(segment))) return segment
      const joined = { ...segment, text: `${segment.text} ${rest.text}` }
      lines.set(joined, linesOf(segment) + 1)
      return joined
    })
    const others = row.filter(segment => segment !== rest)
    if (others.length > 0) whole.push(others)
  }
  return whole
}
