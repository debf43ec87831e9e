import { headingOf } from '../../shared/domain/resume/headings.ts'
import { contactsIn, saysHowToReach } from '../../shared/domain/resume-import/contacts.ts'
import { labelled } from '../../shared/domain/resume-import/person.ts'
import { isRail } from './rails.ts'
import type { Row, Segment } from './rows.ts'
import { asRows, isKnownHeading, isLevel, isTime, share, spacing, styleOf } from './segments.ts'

// The least gap between columns in points, and the fewest rows of a column.
const gutter = 9
const fewestRows = 4

/** The most space that a bullet hangs left of its column, in sizes of the letters. */
const hanging = 1.5

const isShort = ({ text }: Segment): boolean => text.length < 4

/** Whether a text says what is beside it, or when it was. */
const isBeside = (segment: Segment): boolean =>
  isTime(segment) || headingOf(segment.text) !== null || labelled(`${segment.text}:`) !== null

const bounds = (segments: readonly Segment[]): [number, number] => [
  segments[0]?.y ?? 0,
  segments.at(-1)?.y ?? 0,
]

/** The labels of jobs and studies in the first form of Europass. */
const formLabel =
  /^(?:dates|occupation or position held|main activities|name and (?:address|type) of|title of qualification)/i

/** Whether the left side has the labels of a table of personal data, each beside its value. */
const areLabels = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const labels = left.filter(segment => !isKnownHeading(segment))
  return (
    left.filter(({ text }) => formLabel.test(text)).length > 3 ||
    (share(labels, ({ text }) => labelled(`${text}:`) !== null) >= 0.25 &&
      share(labels, one => right.some(other => isLevel(one, other))) > 0.9 &&
      share(right, one => left.some(other => isLevel(one, other))) > 0.8)
  )
}

/** Whether both sides begin with a heading on one line. */
const areHeaded = ([one]: readonly Segment[], [other]: readonly Segment[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  isLevel(one, other) &&
  styleOf(one) === styleOf(other) &&
  [one, other].some(isKnownHeading) &&
  [one, other].every(({ text }) => headingOf(text) !== null)

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
  if (areHeaded(left, right)) return true
  if (share(left, isTime) > 0.4 || share(right, isTime) > 0.4) return false
  if (share(left, ({ text }) => text.endsWith(':')) > 0.5) return false
  // `Surname` and, in the next column, `: Molefe`.
  if (share(right, ({ text }) => text.startsWith(':')) > 0.5) return false
  if (share(left, isShort) > 0.4 || share(right, isShort) > 0.4) return false
  // Titles in the margin are far from one another.
  if (spacing(small) > 3.2) return false
  if (areLabels(left, right)) return false
  const rows = new Set(large.map(({ y }) => Math.round(y)))
  const paired = share(small, ({ y }) => [-1, 0, 1].some(step => rows.has(Math.round(y) + step)))
  if (share(left, isBeside) >= 0.8 && share(left, isTime) > 0.1) return false
  return paired < 0.9 || small.length > 8
}

/** A part of a page that is two columns: the lines from `from` to before `to`. */
export type Split = {
  readonly from: number
  readonly to: number
  readonly left: readonly Segment[]
  readonly right: readonly Segment[]
  /** The sides are cards: both are read alone. */
  readonly areCards: boolean
}

const sides = (segments: readonly Segment[], from: number, to: number, at: number): Split => {
  const run = segments.slice(from, to)
  return {
    from,
    to,
    left: run.filter(({ right }) => right <= at),
    right: run.filter(segment => segment.right > at),
    areCards: false,
  }
}

/** Without a first row of contacts, which belongs to the head of the page. */
const withoutHead = (segments: readonly Segment[], { from, to }: Split): number => {
  const first = segments[from]
  const row = segments.slice(from, to).filter(segment => first && isLevel(segment, first))
  const next = segments[from + row.length]
  const isHead =
    first !== undefined &&
    row.length > 1 &&
    (next === undefined || next.y - first.y > 2.2 * first.size) &&
    row.filter(({ text }) => saysHowToReach(contactsIn(text))).length > 1
  return isHead ? from + row.length : from
}

/** The fewest rows of a card, and how far right of its edge the rows of a list stand, in sizes of the letters. */
const fewestInCard = 3
const indent = 2.5
const isAtEdge = ({ left, size }: Segment, at: number): boolean => left > at - 2 && left < at + indent * size

/** Without first rows whose right sides are dates at the right edge, and not of the column that begins below. */
const withoutDates = (segments: readonly Segment[], { from, to }: Split, at: number): number => {
  const run = segments.slice(from, to)
  const begins = run.findIndex(segment => isAtEdge(segment, at))
  const last = run.slice(0, Math.max(begins, 0)).findLast(({ left }) => left >= at - 1)
  // Centred headings are of the columns below them.
  const isTitle = (segment: Segment): boolean =>
    isKnownHeading(segment) && headingOf(segment.text)?.kind !== 'cv'
  if (!last || run.filter(segment => isLevel(segment, last) && segment.left >= at - 1).every(isTitle))
    return from
  const next = run.findIndex(segment => segment.y > last.y && !isLevel(segment, last))
  // What is left of a job stands below its dates.
  const first = run.findIndex((segment, index) => {
    const above = run[index - 1]
    return index >= next && above !== undefined && segment.y - above.y > 1.3 * segment.size && index <= begins
  })
  return from + (first < 0 ? next : first)
}

/** Cards beside one another, such as a job in each: their lines begin together, and look alike in the same order. */
const cardsIn = (
  segments: readonly Segment[],
  { from, to, left, right }: Split,
  at: number,
): Split | null => {
  const [top, bottom] = [right[0], right.at(-1)]
  if (!top || !bottom) return null
  let end = from + segments.slice(from, to).lastIndexOf(bottom) + 1
  // The left card may be longer.
  for (; end < to; end += 1) {
    const [above, next] = [segments[end - 1], segments[end]]
    if (!above || !next || next.y - above.y > 1.6 * next.size || isKnownHeading(next)) break
  }
  const start = from + segments.slice(from, to).findIndex(segment => isLevel(segment, top))
  const cards = sides(segments, start, end, at)
  const [ones, others] = [asRows(cards.left), asRows(cards.right)].map(rows =>
    rows.flatMap(row => row.slice(0, 1)),
  )
  if (!ones || !others || Math.min(ones.length, others.length) < fewestInCard) return null
  const looks = ones.slice(0, 2).map(styleOf)
  const areAlike =
    new Set(looks).size > 1 &&
    looks.every((look, index) => others[index] !== undefined && look === styleOf(others[index])) &&
    ones.slice(0, 2).every((one, index) => others[index] !== undefined && isLevel(one, others[index]))
  const areAtEdge = others.every(other => isAtEdge(other, at))
  const areDated = left.some(isTime) === right.some(isTime)
  return areAlike && areAtEdge && areDated && !others.some(isKnownHeading)
    ? { ...cards, areCards: true }
    : null
}

/**
 * Rows with a heading alone over cards: there is nothing right of it, although there is something right of it above and
 * below. The right sides have no headings then.
 */
const headingsOver = (rows: readonly Row[], at: number): ReadonlySet<Row> => {
  const rights = rows.flat().filter(({ left }) => left >= at - 1)
  if (rights.some(isKnownHeading)) return new Set()
  const over = rows.filter(row => {
    const [first] = row
    if (!first || row.length > 1 || !isKnownHeading(first) || first.right > at) return false
    const near = rights.some(({ y }) => y > first.y - 1.1 * first.size && y < first.y + 1.1 * first.size)
    return !near && rights.some(({ y }) => y < first.y) && rights.some(({ y }) => y > first.y)
  })
  const all = rows.flat().filter(segment => segment.right <= at && isKnownHeading(segment))
  const [top, bottom] = [rights[0]?.y ?? 0, rights.at(-1)?.y ?? 0]
  const within = all.filter(({ y }) => y > top && y < bottom)
  return within.length === over.length ? new Set(over) : new Set()
}

/** Whether a segment stands right of `at`. A bullet may hang left of its column, as the dots of a time line do. */
const isRightOf = ({ left, wordsLeft, size }: Segment, at: number): boolean =>
  left >= at - 1 || (wordsLeft >= at - 1 && left > at - hanging * size)

/** How far from the middle the middle of a centred line may be, in points. */
const nearMiddle = 4

/** The ranges of lines that are two columns, with the gap at `at`. */
const splitsAt = (segments: readonly Segment[], at: number): Split[] => {
  const splits: Split[] = []
  let from = 0
  const close = (end: number) => {
    // A heading at the end is of what stands below the columns.
    const last = end < segments.length ? segments[end - 1] : undefined
    const to = last && isKnownHeading(last) ? end - 1 : end
    const whole = sides(segments, from, to, at)
    // `: Zakhe High School` is a value beside its label.
    if (share(whole.right, ({ text }) => text.startsWith(':')) > 0.5) return
    const below = sides(segments, withoutHead(segments, whole), to, at)
    const split = sides(segments, withoutDates(segments, below, at), to, at)
    const cards = cardsIn(segments, split, at)
    if (cards) splits.push(cards)
    else if (areColumns(split.left, split.right) || isRail(split.left, split.right)) splits.push(split)
  }
  let index = 0
  const rows = asRows(segments)
  const over = headingsOver(rows, at)
  const [start, stop] = [
    Math.min(...segments.map(({ left }) => left)),
    Math.max(...segments.map(({ right }) => right)),
  ]
  const isCentred = ([first, other]: Row): boolean =>
    first !== undefined &&
    !other &&
    isKnownHeading(first) &&
    first.left > at + indent * first.size &&
    Math.abs(first.left + first.right - start - stop) < 2 * nearMiddle
  /** Headings in the middle of the page are of both sides. One alone may be there by chance. */
  const areCentred = rows.filter(isCentred).length > 1
  for (const row of rows) {
    index += row.length
    const isOnOneSide = (segment: Segment): boolean => segment.right <= at - gutter || isRightOf(segment, at)
    if (!over.has(row) && row.every(isOnOneSide) && !(areCentred && isCentred(row))) continue
    close(index - row.length)
    from = index
  }
  close(segments.length)
  return splits
}

/** The largest part that is two columns; null: there is none. */
export const bestSplit = (segments: readonly Segment[]): Split | null => {
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
