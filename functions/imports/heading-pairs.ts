import type { Row, Segment } from './rows.ts'
import { asRows, isKnownHeading, isTime, styleOf } from './segments.ts'

// Two short sections side by side, each below its heading: `SKILLS` and `LANGUAGES` on one line. They are too short to be
// found as columns.

/** The lines from `from` to before `to`, by their side. */
export type HeadingPair = {
  readonly from: number
  readonly to: number
  readonly left: readonly Segment[]
  readonly right: readonly Segment[]
  /** More than two stand side by side: they are no columns of the whole page. */
  readonly areMany: boolean
}

/** The least gap between the sides in points, and the most letters of a heading that no list has. */
const gutter = 9
const longestHeading = 30
const mostSections = 4
const nearEdge = 8

/** The looks of letters that headings have, and other lines have not. */
const headingStyles = (segments: readonly Segment[]): ReadonlySet<string> => {
  const styles = Map.groupBy(segments, styleOf)
  const isOfHeadings = (all: readonly Segment[]): boolean => {
    const known = all.filter(isKnownHeading).length
    return known > 1 && known * 2 >= all.length
  }
  return new Set([...styles].filter(([, all]) => isOfHeadings(all)).map(([style]) => style))
}

const areHeadings = (row: Row, styles: ReadonlySet<string>): boolean => {
  const [first, second] = row
  if (!first || !second || row.length > mostSections || row.some(one => styleOf(one) !== styleOf(first)))
    return false
  const known = row.filter(isKnownHeading).length
  const isLikely = (segment: Segment): boolean =>
    styles.has(styleOf(segment)) && segment.text.length < longestHeading && !isTime(segment)
  return known === row.length || (known > 0 && row.every(isLikely))
}

/** Where the right side begins: at its heading, or, where all lines are centred, halfway. */
const edgeBetween = (first: Segment, second: Segment, below: readonly Segment[]): number => {
  // A heading may stand a little within the box that is drawn behind it.
  const lefts = below.map(({ left }) => left).filter(left => Math.abs(left - second.left) < nearEdge)
  return lefts.length > 0 ? Math.min(second.left, ...lefts) - 1 : (first.left + second.right) / 2
}

/** Where a heading begins a section below both sides: nothing of the right side stands there any more; -1: nowhere. */
const endOfPair = (rows: readonly Row[], edge: number): number => {
  const rights = rows.flat().filter(({ left }) => left >= edge)
  const isOfRight = ({ left }: Segment): boolean => left >= edge && left < edge + 2 * nearEdge
  const last = rows.findLastIndex(row => row.some(isOfRight))
  return rights.length === 0
    ? -1
    : rows.findIndex(
        ([first, other], at) => at > last && first !== undefined && !other && isKnownHeading(first),
      )
}

/** The first sections side by side with their headings on one line; null: there are none. */
export const headingPairIn = (segments: readonly Segment[]): HeadingPair | null => {
  const styles = headingStyles(segments)
  const rows = asRows(segments)
  let from = 0
  for (const [at, row] of rows.entries()) {
    const [first, second] = row
    const below = rows.slice(at + 1)
    if (first && second && areHeadings(row, styles)) {
      const edge = edgeBetween(first, second, below.flat())
      const end = below.findIndex(other =>
        other.some(({ left, right }) => left < edge && right > edge - gutter),
      )
      const beside = below.slice(0, end < 0 ? below.length : end)
      const next = endOfPair(beside, edge)
      const own = [row, ...(next < 0 ? beside : beside.slice(0, next))].flat()
      const left = own.filter(segment => segment.left < edge)
      const right = own.filter(segment => segment.left >= edge)
      if (left.length > 1 && right.length > 1)
        return { from, to: from + own.length, left, right, areMany: row.length > 2 }
    }
    from += row.length
  }
  return null
}
