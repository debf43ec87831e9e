import { headingOf } from '../../shared/domain/resume/headings.ts'
import { labelled } from '../../shared/domain/resume-import/person.ts'
import { median, type Row, type Segment } from './rows.ts'

export type Block = readonly Row[]

// The least gap between columns in points, the fewest rows of a column, and the most columns within columns.
const gutter = 9
const fewestRows = 4
const deepest = 4

const time = /(?:19|20)\d\d|\d{1,2}\/\d{2,4}|\bpresent\b|\bdate\b/i
const isTime = ({ text }: Segment): boolean => time.test(text) && text.length < 40

const share = (segments: readonly Segment[], is: (segment: Segment) => boolean): number =>
  segments.filter(is).length / Math.max(segments.length, 1)

/** The distance from line to line, in sizes of the letters. */
const spacing = (segments: readonly Segment[]): number =>
  median(segments.slice(1).map((segment, at) => (segment.y - (segments[at]?.y ?? 0)) / segment.size))

const isShort = ({ text }: Segment): boolean => text.length < 4

/** Whether a text says what is beside it, or when it was. */
const isBeside = (segment: Segment): boolean =>
  isTime(segment) || headingOf(segment.text) !== null || labelled(`${segment.text}:`) !== null

const bounds = (segments: readonly Segment[]): [number, number] => [
  segments[0]?.y ?? 0,
  segments.at(-1)?.y ?? 0,
]

/** Whether both sides are columns, and not parts of the same lines. */
const areColumns = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const [small, large] = left.length < right.length ? [left, right] : [right, left]
  const [from, to] = bounds(small)
  // A few lines beside many are titles or notes. One column may be longer than the other.
  const beside = large.filter(({ y }) => y >= from && y <= to)
  if (small.length < fewestRows || beside.length < fewestRows || small.length * 5 < beside.length)
    return false
  const [start, stop] = bounds(large)
  if (Math.min(to, stop) - Math.max(from, start) < (to - from) * 0.4) return false
  if (share(left, isTime) > 0.4 || share(right, isTime) > 0.4) return false
  if (share(left, ({ text }) => text.endsWith(':')) > 0.5) return false
  if (share(left, isShort) > 0.4 || share(right, isShort) > 0.4) return false
  // Titles in the margin are far from one another.
  if (spacing(small) > 3.2) return false
  const rows = new Set(large.map(({ y }) => Math.round(y)))
  const paired = share(small, ({ y }) => [-1, 0, 1].some(step => rows.has(Math.round(y) + step)))
  if (share(left, isBeside) >= 0.8 && share(left, isTime) > 0.1) return false
  return paired < 0.9 || small.length > 8
}

type Split = {
  readonly from: number
  readonly to: number
  readonly left: readonly Segment[]
  readonly right: readonly Segment[]
}

/** The ranges of lines that are two columns, with the gap at `at`. */
const splitsAt = (segments: readonly Segment[], at: number): Split[] => {
  const splits: Split[] = []
  let from = 0
  const close = (to: number) => {
    const run = segments.slice(from, to)
    const left = run.filter(({ right }) => right <= at)
    const right = run.filter(segment => segment.right > at)
    if (areColumns(left, right)) splits.push({ from, to, left, right })
  }
  for (const [index, segment] of segments.entries()) {
    if (segment.right <= at - gutter || segment.left >= at - 1) continue
    close(index)
    from = index + 1
  }
  close(segments.length)
  return splits
}

const bestSplit = (segments: readonly Segment[]): Split | null => {
  const starts = new Map<number, number>()
  for (const { left } of segments) starts.set(Math.round(left), (starts.get(Math.round(left)) ?? 0) + 1)
  let best: Split | null = null
  for (const [at, count] of starts) {
    if (count < 3) continue
    for (const split of splitsAt(segments, at))
      if (best === null || split.to - split.from > best.to - best.from) best = split
  }
  return best
}

const asRows = (segments: readonly Segment[]): Row[] => {
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

/** The segments of a column in groups with more space between. */
const groupsOf = (column: readonly Segment[]): Segment[][] => {
  const groups: Segment[][] = []
  for (const segment of column) {
    const last = groups.at(-1)?.at(-1)
    if (last && segment.y - last.y < apart * segment.size) groups.at(-1)?.push(segment)
    else groups.push([segment])
  }
  return groups
}

/**
 * The parts of a page whose left column has the employer and the dates of each job, and the right one the rest of it:
 * each job with its left lines first. null: the columns are apart.
 */
const gridOf = (left: readonly Segment[], right: readonly Segment[]): Segment[][] | null => {
  const groups = groupsOf(left)
  const begins = groups.map(group => group[0]?.y ?? 0)
  const dated = groups.filter(group => group.some(isTime))
  const areBeside = dated.filter(([first]) =>
    right.some(({ y, size }) => Math.abs(y - (first?.y ?? 0)) < 0.3 * size),
  )
  const rights = groupsOf(right)
  const beginTogether = areBeside.filter(([first]) =>
    rights.some(([other]) => Math.abs((other?.y ?? 0) - (first?.y ?? 0)) < 0.3 * (first?.size ?? 0)),
  )
  if (beginTogether.length < Math.max(2, 0.6 * dated.length)) return null
  const before = right.filter(({ y }) => y < (begins[0] ?? 0) - 4)
  const parts = groups.map((group, at) => [
    ...group,
    ...right.filter(
      ({ y }) => y >= (begins[at] ?? 0) - 4 && y < (begins[at + 1] ?? Number.POSITIVE_INFINITY) - 4,
    ),
  ])
  return before.length > 0 ? [before, ...parts] : parts
}

const largest = (segments: readonly Segment[]): number => Math.max(0, ...segments.map(({ size }) => size))

const beginsWithHeading = ([first]: readonly Segment[]): boolean =>
  first !== undefined && headingOf(first.text)?.isPossible === false

/** Columns in reading order. A right one with the largest letters at the top comes first: it has the name. */
export const readingOrder = (segments: readonly Segment[], isTop = true, depth = 0): Block[] => {
  if (segments.length === 0) return []
  const split = depth < deepest ? bestSplit(segments) : null
  if (!split) return [asRows(segments)]
  const { from, to, left, right } = split
  const grid = gridOf(left, right)
  if (grid)
    return [
      ...readingOrder(segments.slice(0, from), isTop, depth + 1),
      ...grid.map(asRows),
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
