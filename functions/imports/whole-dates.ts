import { datedIn, isDuration } from '../../shared/domain/resume/dates.ts'
import type { Row, Segment } from './rows.ts'

/** Whether a text is a period and nothing else. */
const isPeriod = (text: string): boolean => isDuration(text) && datedIn(text)?.isPeriod === true

/** `2016 - February` is not: the year of its end is missing. */
const isEnded = /(?:\d|present|now|date|current|ongoing|today)$/i

/** Whether `next` stands right below, in the same narrow column. */
const isBelow = (segment: Segment, next: Segment): boolean =>
  (Math.abs(next.left - segment.left) < 2 || Math.abs(next.right - segment.right) < 2) &&
  next.y - segment.y < 1.7 * segment.size

const isRest = (segment: Segment, next: Segment): boolean =>
  isBelow(segment, next) &&
  /\d/.test(segment.text) &&
  !(isPeriod(segment.text) && isEnded.test(segment.text)) &&
  !isPeriod(next.text) &&
  isPeriod(`${segment.text} ${next.text}`)

/** The rows with the dates in one piece that a narrow column has broken: `March 2020 –` above `May 2021`. */
export const withWholeDates = (rows: readonly Row[]): Row[] => {
  const whole: Row[] = []
  for (const row of rows) {
    const above = whole.at(-1)
    const rest = row.find(next => above?.some(segment => isRest(segment, next)))
    if (!above || !rest) {
      whole.push(row)
      continue
    }
    whole[whole.length - 1] = above.map(segment =>
      isRest(segment, rest) ? { ...segment, text: `${segment.text} ${rest.text}` } : segment,
    )
    const others = row.filter(segment => segment !== rest)
    if (others.length > 0) whole.push(others)
  }
  return whole
}
