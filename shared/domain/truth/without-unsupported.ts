import { plainOf } from './plain-text.ts'
import { type TruthReport, type Unit, unsupported } from './report.ts'
import { type Line, resumeLinesOf } from './resume-lines.ts'
import type { Span } from './sentences.ts'

const word = /[\p{L}\p{N}]/u
const marks = /[*_`~]/
const jointBefore = /(?:(?:(?<!\s)\s+)?[,;|·•/]\s*(?:and\s+)?|(?<!\s)\s+(?:and|[-–—])\s+)$/
const jointAfter = /^\s*[,;|·•/]\s*(?:and\s+)?|^\s+and\s+(?=\p{Lu})/u

/** The end of what goes with a line: under a heading all up to the next one as high, under a bullet those further in. */
const endWithLines = (lines: readonly Line[], at: number, text: string): number => {
  const line = lines[at]
  if (!line) return text.length
  const isOver = (other: Line) =>
    line.kind === 'heading'
      ? other.depth <= line.depth
      : line.kind !== 'bullet' || other.kind !== 'bullet' || other.indent <= line.indent
  const next = lines.findIndex((other, number) => number > at && isOver(other))
  if (line.kind === 'heading') return lines[next]?.whole.start ?? text.length
  return (lines[next < 0 ? lines.length - 1 : next - 1]?.whole.end ?? line.whole.end) + 1
}

/** What to cut for a unit: whole lines if it is all of them, else its stretch with what joins it to its neighbours. */
const cutOf = ({ start, end }: Unit, lines: readonly Line[], text: string): Span => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  if (!word.test(text.slice(from, start)) && !word.test(text.slice(end, to))) {
    const at = lines.findIndex(line => line.start >= from && line.start <= start && line.end >= start)
    const kind = lines[at]?.kind
    const below = kind === 'heading' || kind === 'bullet' ? endWithLines(lines, at, text) : 0
    return { start: from, end: Math.max(below, Math.min(to + 1, text.length)) }
  }
  let first = start
  let last = end
  while (first > from && marks.test(text.charAt(first - 1))) first -= 1
  while (last < to && marks.test(text.charAt(last))) last += 1
  const ahead = text.slice(from, first)
  const rest = text.slice(last, to)
  const before = jointBefore.exec(ahead)
  if (before && word.test(ahead.slice(0, before.index))) return { start: from + before.index, end: last }
  const after = jointAfter.exec(rest) ?? /^\s+/.exec(rest)
  return after
    ? { start: first, end: last + after[0].length }
    : { start: from + ahead.trimEnd().length, end: last }
}

/** The other units that go with one: those of the lines that stand under its heading or its bullet. */
export type Under = ReadonlyMap<Unit, readonly Unit[]>

/** For each unit without a source, what goes with it. */
export const unitsUnder = (text: string, report: TruthReport): Under => {
  const units = unsupported(report)
  const lines = units.length > 0 ? resumeLinesOf(text, plainOf(text)) : []
  return new Map(
    units.map(unit => {
      const cut = cutOf(unit, lines, text)
      return [unit, report.units.filter(({ start, end }) => start >= unit.end && end <= cut.end)]
    }),
  )
}

/** All units that are left out of a text, in its order: those without a source, and those that go with them. */
export const leftOutUnits = (text: string, report: TruthReport): Unit[] => {
  const out = new Set([...unitsUnder(text, report)].flat(2))
  return report.units.filter(unit => out.has(unit))
}

const labelAlone = /^[ \t]*(?:[-*+•][ \t]+)?[*_]*[^:.,\n]{1,40}:[*_\s]*$/

/** Without the labels that lost their lists, of the lines where something was cut. */
const withoutLabels = (text: string, cutAt: ReadonlySet<number>): string =>
  text
    .split('\n')
    .filter((line, at) => !cutAt.has(at) || line === '' || (word.test(line) && !labelAlone.test(line)))
    .join('\n')

const isHeading = /^#{1,6}[ \t]/
const isSection = /^##[ \t]/
const depthOf = (line: string): number => /^#+(?=[ \t])/.exec(line)?.[0].length ?? 9

/** Without the sections that had lines before, and have none now. */
const withoutEmptySections = (before: string, after: string): string => {
  const isEmpty = (line: string, at: number, lines: readonly string[]) => {
    const next = lines.slice(at + 1).find(other => other.trim() !== '')
    return isHeading.test(line) && (next === undefined || depthOf(next) <= depthOf(line))
  }
  const wereEmpty = new Set(before.split('\n').filter(isEmpty))
  return after
    .split('\n')
    .filter((line, at, lines) => !isSection.test(line) || !isEmpty(line, at, lines) || wereEmpty.has(line))
    .join('\n')
}

const closedUp = (text: string): string => text.replace(/\n{3,}/g, '\n\n')

/**
 * The text as it may be sent: without the units that have no source and that the person did not vouch for. A heading takes
 * along what stands under it, because that would stand under another one. Of a list of skills only the items go.
 */
export const withoutUnsupported = (text: string, report: TruthReport): string => {
  const units = unsupported(report)
  if (units.length === 0) return text
  const lines = resumeLinesOf(text, plainOf(text))
  let left = ''
  let at = 0
  const cutAt = new Set<number>()
  for (const cut of units.map(unit => cutOf(unit, lines, text)).sort((a, b) => a.start - b.start)) {
    if (cut.end <= at) continue
    // Of two items side by side, each took the joint between them: the joint behind them goes too.
    const line = text.slice(cut.end).split('\n', 1)[0] ?? ''
    const joint = cut.start < at ? (jointAfter.exec(line)?.[0].length ?? 0) : 0
    left += text.slice(at, Math.max(at, cut.start))
    cutAt.add(left.split('\n').length - 1)
    at = cut.end + joint
  }
  left += text.slice(at)
  const tidy = closedUp(withoutEmptySections(text, closedUp(withoutLabels(left, cutAt)))).replace(/^\n+/, '')
  return text.endsWith('\n') ? `${tidy.trimEnd()}\n` : tidy.trimEnd()
}
