import { plainOf } from './plain.ts'
import { type TruthReport, type Unit, unsupported } from './report.ts'
import { type Line, linesOf } from './resume-lines.ts'
import type { Span } from './sentences.ts'

const said = /[\p{L}\p{N}]/u
const marks = /[*_`~]/
const joint = /(?:(?:(?<!\s)\s+)?[,;|·•/]\s*(?:and\s+)?|(?<!\s)\s+(?:and|[-–—])\s+)$/
const jointAfter = /^\s*[,;|·•/]\s*(?:and\s+)?|^\s+and\s+(?=\p{Lu})/u

/** What goes with a line: under a heading all up to the next one as high, under a bullet those further in. */
const endOfLines = (lines: readonly Line[], at: number, text: string): number => {
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

/** Whole lines where a unit is all of them, else the stretch with what joined it to its neighbours. */
const cutOf = ({ start, end }: Unit, lines: readonly Line[], text: string): Span => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  if (!said.test(text.slice(from, start)) && !said.test(text.slice(end, to))) {
    const at = lines.findIndex(line => line.start >= from && line.start <= start && line.end >= start)
    const kind = lines[at]?.kind
    const below = kind === 'heading' || kind === 'bullet' ? endOfLines(lines, at, text) : 0
    return { start: from, end: Math.max(below, Math.min(to + 1, text.length)) }
  }
  let first = start
  let last = end
  while (first > from && marks.test(text.charAt(first - 1))) first -= 1
  while (last < to && marks.test(text.charAt(last))) last += 1
  const before = joint.exec(text.slice(from, first))
  if (before && said.test(text.slice(from, before.index + from)))
    return { start: from + before.index, end: last }
  const after = jointAfter.exec(text.slice(last, to))
  if (after) return { start: first, end: last + after[0].length }
  const space = /^\s+/.exec(text.slice(last, to))?.[0].length ?? 0
  if (space > 0) return { start: first, end: last + space }
  const ahead = text.slice(from, first)
  const lead = ahead.length - ahead.trimEnd().length
  return { start: first - lead, end: last }
}

const lineFrom = (text: string, at: number): string => text.slice(at, text.indexOf('\n', at) >>> 0)

const labelAlone = /^[ \t]*(?:[-*+•][ \t]+)?[*_]*[^:.,\n]{1,40}:[*_\s]*$/
const isHeading = /^#{1,6}[ \t]/

/** Without a label that has lost its list, and a section that has lost its lines; empty paragraphs are closed up. */
const tidied = (text: string, cutAt: ReadonlySet<number>): string => {
  const lines = text.split('\n')
  const kept = lines.filter(
    (line, at) => !(cutAt.has(at) && (labelAlone.test(line) || !said.test(line)) && line !== ''),
  )
  return kept.join('\n').replace(/\n{3,}/g, '\n\n')
}

const emptySections = (before: string, after: string): string => {
  const isEmpty = (lines: readonly string[], at: number) => {
    const depth = /^#+/.exec(lines[at] ?? '')?.[0].length ?? 9
    const next = lines.slice(at + 1).find(line => line.trim() !== '')
    return next === undefined || (/^#+(?=[ \t])/.exec(next)?.[0].length ?? 9) <= depth
  }
  const old = before.split('\n')
  const wasEmpty = new Set(old.filter((line, at) => isHeading.test(line) && isEmpty(old, at)))
  const lines = after.split('\n')
  return lines
    .filter((line, at) => !(/^##[ \t]/.test(line) && isEmpty(lines, at) && !wasEmpty.has(line)))
    .join('\n')
}

/**
 * The text as it may be sent: without the units that have no source and that nobody vouched for. A heading takes along
 * what stands under it, for that would hang under another one; of a list of skills only the items go.
 */
export const withoutUnsupported = (text: string, report: TruthReport): string => {
  const units = unsupported(report)
  if (units.length === 0) return text
  const lines = linesOf(text, plainOf(text))
  let left = ''
  let at = 0
  const cutAt = new Set<number>()
  for (const cut of units.map(unit => cutOf(unit, lines, text)).sort((a, b) => a.start - b.start)) {
    if (cut.end <= at) continue
    // Of two that go side by side, each took the joint between them: the one behind them goes too.
    const rest = cut.start < at ? (jointAfter.exec(lineFrom(text, cut.end))?.[0].length ?? 0) : 0
    left += text.slice(at, Math.max(at, cut.start))
    cutAt.add(left.split('\n').length - 1)
    at = cut.end + rest
  }
  left += text.slice(at)
  const tidy = emptySections(text, tidied(left, cutAt))
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
  return text.endsWith('\n') ? `${tidy.trimEnd()}\n` : tidy.trimEnd()
}
