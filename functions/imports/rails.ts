import { headingOf } from '../../shared/domain/resume/headings.ts'
import { labelled } from '../../shared/domain/resume-import/person.ts'
import { median } from './pieces.ts'
import type { Row, Segment } from './rows.ts'
import { asRows, groupsOf, isKnownHeading, isLevel, isTime, share, styleOf } from './segments.ts'

// A rail is a narrow column at the left that says what stands beside it: headings, labels, or the dates of each job. It
// is read with the lines beside it, and not before them.

const isLevelWithAny = (segment: Segment, others: readonly Segment[]): boolean =>
  others.some(other => isLevel(segment, other))

/** How much more than the least space begins a group, and what begins one in any column, in sizes of the letters. */
const more = 1.22
const surely = 1.95
/** The most space between the lines of one group of a column, in sizes of the letters. */
const mostSpace = (segments: readonly Segment[]): number => {
  const spaces = segments
    .slice(1)
    .map((segment, at) => (segment.y - (segments[at]?.y ?? 0)) / segment.size)
    .filter(space => space > 0.9)
  return Math.min(more * Math.min(...spaces), surely)
}

/** Whether a line of the left side is a heading of its own line, with nothing beside it. */
const isHeadingAlone = (segment: Segment, right: readonly Segment[], size: number): boolean =>
  !isLevelWithAny(segment, right) && (isKnownHeading(segment) || segment.size > 1.07 * size)

type Rail = {
  /** The groups of the left side, headings alone among them. */
  readonly groups: readonly (readonly Segment[])[]
  /** The looks of the headings in the rail. */
  readonly headingStyles: ReadonlySet<string>
  /** The right edge of the rail. */
  readonly edge: number
}

const edgeOf = (left: readonly Segment[]): number => Math.max(0, ...left.map(({ right }) => right))

const fewestGroups = 3
const leastLeft = 0.85
const leastRight = 0.6

/** Whether a line is the label or the heading of what stands beside it. */
const isSaying = (segment: Segment): boolean =>
  isKnownHeading(segment) || isTime(segment) || labelled(`${segment.text}:`) !== null

/** The groups of the left side, where headings alone are apart from what is below them. */
const leftGroups = (left: readonly Segment[], right: readonly Segment[]): Segment[][] => {
  const size = median(left.map(segment => segment.size))
  const lines = left.filter(segment => !isHeadingAlone(segment, right, size))
  const most = mostSpace(lines)
  const groups: Segment[][] = []
  for (const segment of left) {
    const last = groups.at(-1)?.at(-1)
    const isNear = last && segment.y - last.y < most * segment.size
    const isSame = last && isHeadingAlone(last, right, size) === isHeadingAlone(segment, right, size)
    if (isNear && isSame && !(isSaying(segment) && isLevelWithAny(segment, right)))
      groups.at(-1)?.push(segment)
    else groups.push([segment])
  }
  return groups
}

const headingStylesOf = (left: readonly Segment[]): ReadonlySet<string> => {
  const styles = Map.groupBy(left, styleOf)
  const isOfHeadings = (segments: readonly Segment[]): boolean =>
    segments.filter(isKnownHeading).length > 1 && share(segments, isKnownHeading) >= 0.4
  return new Set([...styles].filter(([, segments]) => isOfHeadings(segments)).map(([style]) => style))
}

/** The rail that the left side is; null: both sides are columns of their own. */
const railIn = (left: readonly Segment[], right: readonly Segment[]): Rail | null => {
  if (right.some(isKnownHeading) && left.some(isKnownHeading)) return null
  const groups = leftGroups(left, right)
  const beside = groups.filter(([first]) => first && isLevelWithAny(first, right))
  const size = median(left.map(segment => segment.size))
  // What stands above the first line of the right side is the head of the page.
  const top = (right[0]?.y ?? 0) - size
  const said = groups.filter(([first]) => first && first.y > top && !isHeadingAlone(first, right, size))
  if (beside.length < fewestGroups || beside.length < leastLeft * said.length) return null
  const rights = groupsOf(right, mostSpace(right)).flatMap(group => group.slice(0, 1))
  const headingStyles = headingStylesOf(left)
  const least = headingStyles.size > 0 ? leastRight / 2 : leastRight
  return share(rights, first => isLevelWithAny(first, left)) < least
    ? null
    : { groups, headingStyles, edge: edgeOf(left) }
}

/** A group with the dates of several jobs in groups of one job each: the dates are the last line of all, or the first. */
const apart = (group: readonly Segment[]): Segment[][] => {
  if (group.filter(isTime).length < 2) return [[...group]]
  const isFirst = group.find(line => !isKnownHeading(line)) === group.find(isTime)
  const groups: Segment[][] = []
  for (const [at, line] of group.entries()) {
    const above = group[at - 1]
    const begins = !above || isKnownHeading(above) || (isFirst ? isTime(line) : isTime(above))
    if (begins) groups.push([line])
    else groups.at(-1)?.push(line)
  }
  return groups
}
/** The lines of the right side that look like the one beside the first job, if most lines look otherwise. */
const rolesIn = ([group]: readonly (readonly Segment[])[], right: readonly Segment[]): readonly Segment[] => {
  const [first] = group ?? []
  const role = right.find(other => first !== undefined && isLevel(first, other))
  const alike = role ? right.filter(other => styleOf(other) === styleOf(role)) : []
  return alike.length * 2 < right.length ? alike : []
}

const jobGroups = (left: readonly Segment[]): Segment[][] => groupsOf(left).flatMap(apart)

/**
 * The left side of a page whose left column has the employer and the dates of each job, and the right one the rest; null:
 * the columns are apart.
 */
const jobsIn = (left: readonly Segment[], right: readonly Segment[]): Rail | null => {
  // Two columns, with their first headings on one line.
  const heading = left.find(isKnownHeading)
  if (heading && right.some(other => isLevel(heading, other) && headingOf(other.text) !== null)) return null
  const groups = jobGroups(left)
  const dated = groups.filter(group => group.some(isTime))
  // What was done begins behind a space, or with a role in letters of its own.
  const begins = [...groupsOf(right).flatMap(group => group.slice(0, 1)), ...rolesIn(dated, right)]
  const together = dated.filter(([first]) =>
    begins.some(other => first !== undefined && isLevel(first, other)),
  )
  return together.length < Math.max(2, 0.6 * dated.length)
    ? null
    : { groups, headingStyles: new Set(), edge: edgeOf(left) }
}

/** Whether lines of a rail are the head of one job, with its dates among them. */
const isHeadOfJob = (group: readonly Segment[]): boolean =>
  group.some(isTime) && group.some(line => !isTime(line))

const hasHeadsOfJobs = (left: readonly Segment[]): boolean =>
  jobGroups(left).filter(group => isHeadOfJob(group) && group.length > 2).length > 1

/** Whether the left side has headings, or the employer and the dates of each job, of what stands beside it. */
export const isRail = (left: readonly Segment[], right: readonly Segment[]): boolean =>
  (railIn(left, right)?.headingStyles.size ?? 0) > 0 || (hasHeadsOfJobs(left) && jobsIn(left, right) !== null)

/** A heading on two lines in one. */
const joined = (lines: readonly Segment[]): Segment[] => {
  const [first] = lines
  return first ? [{ ...first, text: lines.map(({ text }) => text).join(' ') }] : []
}

/** The lines of a job in the rail, with a name in one that the rail is too narrow for. */
const unbroken = (group: readonly Segment[], edge: number): Segment[] => {
  const lines: Segment[] = []
  let last: Segment | undefined
  for (const line of group) {
    const above = lines.at(-1)
    const word = line.text.split(' ')[0]?.length ?? 0
    const perLetter = (line.right - line.left) / Math.max(line.text.length, 1)
    const isRest =
      above &&
      last &&
      styleOf(last) === styleOf(line) &&
      !isTime(last) &&
      !isTime(line) &&
      line.y - last.y < 1.6 * line.size &&
      last.right + (word + 1) * perLetter > edge
    if (isRest) lines[lines.length - 1] = { ...above, text: `${above.text} ${line.text}` }
    else lines.push(line)
    last = line
  }
  return lines
}

/** The rows of a group of the rail and of the lines beside it. */
const rowsBeside = (written: readonly Segment[], beside: readonly Segment[], rail: Rail): Row[][] => {
  const group = isHeadOfJob(written) ? unbroken(written, rail.edge) : written
  const [first] = group
  const isPaired = group.every(line => isLevelWithAny(line, beside))
  const rows = asRows(beside)
  if (first && rail.headingStyles.has(styleOf(first)) && beside.length > 0)
    return isPaired && group.length > 1 && group.length === rows.length
      ? group.flatMap((line, at) => [[[line]], rows.slice(at, at + 1)])
      : [[joined(group)], rows]
  // A heading on two lines, right above the first label of its section.
  if (beside.length === 0 && group.length > 1 && joined(group).every(isKnownHeading)) return [[joined(group)]]
  // Labels each have a value beside them, and a date a role. Several lines of a job are its head.
  const isByLine = isPaired && (group.length === 1 || (group.length === rows.length && !isHeadOfJob(group)))
  const all = isByLine ? [...group, ...beside].toSorted((a, b) => a.y - b.y) : [...group, ...beside]
  return [asRows(all)]
}

/** The parts of a rail with what stands beside it, in reading order; null: the left side is no rail. */
export const railOf = (left: readonly Segment[], right: readonly Segment[]): Row[][] | null => {
  const labels = railIn(left, right)
  // Heads of jobs with several lines each are no labels, although their lines are level with others.
  const areHeads = labels?.headingStyles.size === 0 && hasHeadsOfJobs(left)
  const rail = areHeads ? (jobsIn(left, right) ?? labels) : (labels ?? jobsIn(left, right))
  if (!rail) return null
  const { groups } = rail
  const begins = groups.map(group => (group[0]?.y ?? 0) - 4)
  const before = right.filter(({ y }) => y < (begins[0] ?? 0))
  const parts = groups.flatMap((group, at) =>
    rowsBeside(
      group,
      right.filter(({ y }) => y >= (begins[at] ?? 0) && y < (begins[at + 1] ?? Number.POSITIVE_INFINITY)),
      rail,
    ),
  )
  return before.length > 0 ? [asRows(before), ...parts] : parts
}
