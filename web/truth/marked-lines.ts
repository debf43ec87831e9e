import type { Unit } from '../../shared/domain/truth/report.ts'
import { movedStretches, type Stretch } from './moved.ts'

export type Mark = Stretch & { readonly kind: 'unit' | 'claim' }

/** What of a text is marked: units without a source, and what in them has none. */
export const marksOf = (units: readonly Unit[]): Mark[] =>
  units.flatMap(({ start, end, claims }) => [
    { start, end, kind: 'unit' as const },
    ...claims.map(claim => ({ start: claim.start, end: claim.end, kind: 'claim' as const })),
  ])

/** The marks of a text that was checked a moment ago, as they lie in the text that there is now. */
export const marksNow = (marks: readonly Mark[], checked: string, now: string): readonly Mark[] =>
  movedStretches(marks, checked, now)

export type Run = {
  readonly at: number
  readonly text: string
  readonly unit: boolean
  readonly claim: boolean
}
export type MarkedLine = {
  readonly text: string
  readonly isHeading: boolean
  /** Empty where nothing is marked. */
  readonly runs: readonly Run[]
}

const touching = (marks: readonly Mark[], start: number, end: number): Mark[] =>
  marks.filter(mark => mark.start < end && mark.end > start)

const runsIn = (line: string, from: number, marks: readonly Mark[]): Run[] => {
  const ends = marks.flatMap(({ start, end }) => [start - from, end - from])
  const inside = ends.filter(end => end > 0 && end < line.length)
  const cuts = [...new Set([0, ...inside, line.length])].sort((one, other) => one - other)
  const has = (kind: Mark['kind'], at: number) =>
    marks.some(mark => mark.kind === kind && mark.start <= from + at && from + at < mark.end)
  return cuts.slice(0, -1).map((at, nth) => ({
    at,
    text: line.slice(at, cuts[nth + 1]),
    unit: has('unit', at),
    claim: has('claim', at),
  }))
}

/** A text line by line, with its headings of Markdown and its marks. */
export const markedLines = (text: string, marks: readonly Mark[]): MarkedLine[] => {
  let from = 0
  return text.split('\n').map(line => {
    const here = marks.length > 0 ? touching(marks, from, from + line.length) : []
    const runs = here.length > 0 ? runsIn(line, from, here) : []
    from += line.length + 1
    return { text: line, isHeading: /^ {0,3}#{1,6}(\s|$)/.test(line), runs }
  })
}
