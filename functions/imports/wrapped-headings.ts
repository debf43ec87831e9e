import { headingOf } from '../../shared/domain/resume/headings.ts'
import type { Row, Segment } from './rows.ts'

// A narrow column at the left breaks its headings: `Professional` above `Experience`.

/** The most space from line to line of one heading, in sizes of the letters. */
const mostSpace = 1.75
const isAtSameEdge = (one: Segment, other: Segment): boolean =>
  Math.abs(one.left - other.left) < 2 ||
  Math.abs(one.right - other.right) < 2 ||
  Math.abs(one.left + one.right - other.left - other.right) < 4

/** Whether the second segment is the rest of a heading that the first one begins. */
const goesOn = (one: Segment, other: Segment): boolean =>
  other.y > one.y &&
  other.y - one.y < mostSpace * one.size &&
  one.fonts[1] === other.fonts[0] &&
  Math.abs(one.size - other.size) < 0.1 &&
  isAtSameEdge(one, other) &&
  headingOf(`${one.text} ${other.text}`)?.isPossible === false

/** How many rows below a heading its second line may be, where other lines stand beside it. */
const nearRows = 3

/** The rows with each such heading in its first line. */
export const withWholeHeadings = (rows: readonly Row[]): Row[] => {
  const rests = new Set<Segment>()
  const wholes = new Map<Segment, Segment>()
  for (const [at, row] of rows.entries())
    for (const first of row) {
      if (rests.has(first) || first.text.length > 30) continue
      const rest = rows
        .slice(at + 1, at + 1 + nearRows)
        .flat()
        .find(segment => goesOn(first, segment))
      if (!rest) continue
      rests.add(rest)
      const text = `${first.text} ${rest.text}`
      wholes.set(first, { ...first, text, right: Math.max(first.right, rest.right) })
    }
  return rows
    .map(row => row.filter(segment => !rests.has(segment)).map(segment => wholes.get(segment) ?? segment))
    .filter(row => row.length > 0)
}
