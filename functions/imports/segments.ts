import { headingOf } from '../../shared/domain/resume/headings.ts'
import { median } from './pieces.ts'
import type { Row, Segment } from './rows.ts'

const time = /(?:19|20)\d\d|\d{1,2}\/\d{2,4}|\bpresent\b|\bdate\b/i
export const isTime = ({ text }: Segment): boolean => time.test(text) && text.length < 40

// `mother tongue`, in small letters, is a level beside a language.
export const isKnownHeading = ({ text }: Segment): boolean =>
  headingOf(text)?.isPossible === false && !/^\p{Ll}+ \p{Ll}+$/u.test(text)

export const share = (segments: readonly Segment[], is: (segment: Segment) => boolean): number =>
  segments.filter(is).length / Math.max(segments.length, 1)

/** The distance from line to line, in sizes of the letters. */
export const spacing = (segments: readonly Segment[]): number =>
  median(segments.slice(1).map((segment, at) => (segment.y - (segments[at]?.y ?? 0)) / segment.size))

/** Whether two segments stand on one line. */
export const isLevel = (one: Segment, other: Segment): boolean =>
  Math.abs(one.y - other.y) < 0.3 * Math.max(one.size, other.size)

/** The look of the letters. */
export const styleOf = ({ fonts, size }: Segment): string => `${fonts[0]} ${size.toFixed(1)}`

export const asRows = (segments: readonly Segment[]): Row[] => {
  const rows: Segment[][] = []
  for (const segment of segments) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].y - segment.y) < 0.4 * Math.max(row[0].size, segment.size))
      row.push(segment)
    else rows.push([segment])
  }
  return rows.map(row => row.toSorted((a, b) => a.left - b.left))
}

/** More space than between lines, in sizes of the letters. */
const apart = 1.9

/** The segments of a column in groups with more space between. `most`: the space within a group. */
export const groupsOf = (column: readonly Segment[], most = apart): Segment[][] => {
  const groups: Segment[][] = []
  for (const segment of column) {
    const last = groups.at(-1)?.at(-1)
    if (last && segment.y - last.y < most * segment.size) groups.at(-1)?.push(segment)
    else groups.push([segment])
  }
  return groups
}
