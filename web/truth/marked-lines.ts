import type { Unit } from '../../shared/domain/truth/report.ts'

/** A part of a text, by its indexes. */
export type Stretch = { readonly start: number; readonly end: number }

/** The lengths of the common beginning and the common end of two texts. */
export const common = (before: string, after: string) => {
  const least = Math.min(before.length, after.length)
  let head = 0
  while (head < least && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < least - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1
  return { head, tail }
}

/** Where an index of a text is after an edit. An index within the edited part moves to the start of that part. */
export const movedPlace = (at: number, before: string, after: string): number => {
  const { head, tail } = common(before, after)
  if (at <= head) return at
  return at >= before.length - tail ? at + after.length - before.length : head
}

/** Moves marks to their place after an edit, because a check takes longer than a key press. Drops marks in the edited part. */
export const movedStretches = <S extends Stretch>(
  stretches: readonly S[],
  before: string,
  after: string,
): readonly S[] => {
  if (before === after || stretches.length === 0) return stretches
  const { head, tail } = common(before, after)
  const by = after.length - before.length
  return stretches.flatMap(stretch => {
    if (stretch.end <= head) return [stretch]
    if (stretch.start < before.length - tail) return []
    return [{ ...stretch, start: stretch.start + by, end: stretch.end + by }]
  })
}

export type Mark = Stretch & { readonly kind: 'unit' | 'claim' }

/** The marks of units without a source, and of the claims in them. */
export const marksOf = (units: readonly Unit[]): Mark[] =>
  units.flatMap(({ start, end, claims }) => [
    { start, end, kind: 'unit' as const },
    ...claims.map(claim => ({ start: claim.start, end: claim.end, kind: 'claim' as const })),
  ])

/** A part of a line. `unit`: it has no source. `claim`: these words are the reason. */
export type Run = {
  /** The index in the line. */
  readonly at: number
  readonly text: string
  readonly unit: boolean
  readonly claim: boolean
}
export type MarkedLine = {
  readonly text: string
  readonly isHeading: boolean
  /** Empty if the line has no marks. */
  readonly runs: readonly Run[]
}

const touching = (marks: readonly Mark[], start: number, end: number): Mark[] =>
  marks.filter(mark => mark.start < end && mark.end > start)

/** Cuts a line where its marks begin and end. `from`: the index of the line in the text. */
export const runsIn = (line: string, from: number, marks: readonly Mark[]): Run[] => {
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

/** The lines of a Markdown text with their marks. */
export const markedLines = (text: string, marks: readonly Mark[]): MarkedLine[] => {
  let from = 0
  return text.split('\n').map(line => {
    const here = marks.length > 0 ? touching(marks, from, from + line.length) : []
    const runs = here.length > 0 ? runsIn(line, from, here) : []
    from += line.length + 1
    return { text: line, isHeading: /^ {0,3}#{1,6}(\s|$)/.test(line), runs }
  })
}
