import type { Unit } from '../../shared/domain/truth/report.ts'

/** A line that has no source, as the check names it. */
export type PaperMark = Pick<Unit, 'text' | 'claims'>

/** A run of a text; `unsourced`: it stays out of downloads, `claim`: for it says this. */
export type Part = {
  /** Where it begins. */
  readonly at: number
  readonly text: string
  readonly unsourced: boolean
  readonly claim: boolean
}

type Range = { readonly start: number; readonly end: number }

/** What may stand before, and behind, a line, a sentence or an item of a list that is part of a longer text. */
const before = /(?:^|[,;:|·•.!?([–—/\n]|\band)\s*$/
const behind = /^\s*(?:$|[,;|·•.)\]–—/\n])/

const standsAlone = (text: string, start: number, end: number): boolean =>
  before.test(text.slice(0, start)) &&
  (behind.test(text.slice(end)) || /[.!?]["”’)]?$/.test(text.slice(start, end)))

const placeWithin = (text: string, words: string): Range | null => {
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1))
    if (standsAlone(text, start, start + words.length)) return { start, end: start + words.length }
  return null
}

const placeIn = (text: string, mark: PaperMark): Range | null => {
  const place = placeWithin(text, mark.text)
  if (place) return place
  // A line of the text may stand on the paper in pieces, such as a duration and a place.
  const isPiece = mark.text.includes(text) && mark.claims.some(claim => text.includes(claim.text))
  return isPiece ? { start: 0, end: text.length } : null
}

const claimsIn = (text: string, { start, end }: Range, { claims }: PaperMark): Range[] =>
  claims.flatMap(claim => {
    const at = text.slice(start, end).indexOf(claim.text)
    return at < 0 ? [] : [{ start: start + at, end: start + at + claim.text.length }]
  })

const within = (at: number, ranges: readonly Range[]): boolean =>
  ranges.some(({ start, end }) => start <= at && at < end)

/** A text of the paper, cut where the marks begin and end. */
export const partsOf = (text: string, marks: readonly PaperMark[]): Part[] => {
  const found = marks.flatMap(mark => {
    const place = placeIn(text, mark)
    return place ? [{ place, claims: claimsIn(text, place, mark) }] : []
  })
  const lines = found.map(({ place }) => place)
  const claims = found.flatMap(each => each.claims)
  const ends = [...lines, ...claims].flatMap(({ start, end }) => [start, end])
  const cuts = [...new Set([0, ...ends, text.length])].sort((one, other) => one - other)
  return cuts.slice(0, -1).map((start, nth) => ({
    at: start,
    text: text.slice(start, cuts[nth + 1]),
    unsourced: within(start, lines),
    claim: within(start, claims),
  }))
}
