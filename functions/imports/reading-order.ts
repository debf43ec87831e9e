import { headingOf } from '../../shared/domain/resume/headings.ts'
import { bestSplit } from './columns.ts'
import { headingPairIn } from './heading-pairs.ts'
import { railOf } from './rails.ts'
import type { Row, Segment } from './rows.ts'
import { asRows, isKnownHeading } from './segments.ts'

export type Block = readonly Row[]

/** The most columns within columns. */
const deepest = 4

const largest = (segments: readonly Segment[]): number => Math.max(0, ...segments.map(({ size }) => size))

const beginsWithHeading = ([first]: readonly Segment[]): boolean =>
  first !== undefined && isKnownHeading(first)

/** Columns in reading order. A right one with the largest letters at the top comes first: it has the name. */
export const readingOrder = (segments: readonly Segment[], isTop = true, depth = 0): Block[] => {
  if (segments.length === 0) return []
  if (depth === deepest) return [asRows(segments)]
  const split = bestSplit(segments)
  const rail = split && !split.areCards ? railOf(split.left, split.right) : null
  const found = headingPairIn(segments)
  // Beside a heading in a rail stands the first line of its section.
  const isOfRail = rail !== null && !found?.right.slice(0, 1).some(({ text }) => headingOf(text) !== null)
  const pair = isOfRail ? null : found
  const areColumns = split !== null && !split.areCards && !rail
  if (pair && (pair.areMany || !(areColumns && pair.from >= split.from && pair.from < split.to)))
    return [
      ...readingOrder(segments.slice(0, pair.from), isTop, depth + 1),
      ...readingOrder(pair.left, false, depth + 1),
      ...readingOrder(pair.right, false, depth + 1),
      ...readingOrder(segments.slice(pair.to), false, depth + 1),
    ]
  if (!split) return [asRows(segments)]
  const { from, to, left, right } = split
  if (rail)
    return [
      ...readingOrder(segments.slice(0, from), isTop, depth + 1),
      ...rail,
      ...readingOrder(segments.slice(to), false, depth + 1),
    ]
  const above = segments.slice(0, from)
  const isNameRight = isTop && from < 3 && largest(right) > Math.max(largest(left), largest(above)) * 1.2
  // A column with a heading at its top is not the one with the name.
  const isNamedRight =
    isTop &&
    from === 0 &&
    largest(right) >= largest(left) &&
    beginsWithHeading(left) &&
    !beginsWithHeading(right)
  const columns = isNameRight || isNamedRight ? [right, left] : [left, right]
  return [
    ...readingOrder(above, isTop, depth + 1),
    ...columns.flatMap((column, at) => readingOrder(column, isTop && at === 0 && from === 0, depth + 1)),
    ...readingOrder(segments.slice(to), false, depth + 1),
  ]
}
