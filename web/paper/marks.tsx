import { chakra } from '@chakra-ui/react'
import type { Unit } from '../../shared/domain/truth/report.ts'
import { type Mark, type Run, runsIn, type Stretch } from '../truth/marked-lines.ts'

/** A line without a source. */
export type PaperMark = Pick<Unit, 'text' | 'claims'>

/** What may come before and after a line, a sentence or a list item within a longer text. */
const before = /(?:^|[,;:|·•.!?([–—/\n]|\band)\s*$/
const after = /^\s*(?:$|[,;|·•.)\]–—/\n])/

const standsAlone = (text: string, start: number, end: number): boolean =>
  before.test(text.slice(0, start)) &&
  (after.test(text.slice(end)) || /[.!?]["”’)]?$/.test(text.slice(start, end)))

const placeWithin = (text: string, words: string): Stretch | null => {
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1))
    if (standsAlone(text, start, start + words.length)) return { start, end: start + words.length }
  return null
}

const placeIn = (text: string, mark: PaperMark): Stretch | null => {
  const place = placeWithin(text, mark.text)
  if (place) return place
  // The paper may show a line in pieces, such as its duration and its place.
  const isPiece = mark.text.includes(text) && mark.claims.some(claim => text.includes(claim.text))
  return isPiece ? { start: 0, end: text.length } : null
}

const marksIn = (text: string, mark: PaperMark): Mark[] => {
  const place = placeIn(text, mark)
  if (!place) return []
  const { start, end } = place
  const claims = mark.claims.flatMap(claim => {
    const at = text.slice(start, end).indexOf(claim.text)
    return at < 0 ? [] : [{ start: start + at, end: start + at + claim.text.length, kind: 'claim' as const }]
  })
  return [{ start, end, kind: 'unit' }, ...claims]
}

/** A text cut where the marks begin and end. */
export const partsOf = (text: string, marks: readonly PaperMark[]): Run[] =>
  runsIn(
    text,
    0,
    marks.flatMap(mark => marksIn(text, mark)),
  )

const Unsourced = chakra('mark', {
  base: { bg: 'warning.subtle', color: 'inherit', borderRadius: 'thread', boxDecorationBreak: 'clone' },
})
const Claim = chakra('span', {
  base: {
    textDecoration: 'underline dashed',
    textDecorationColor: 'citta.600',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.25em',
  },
})

type RunsProps = { runs: readonly Run[] }

/** A text with its marks. They need no label, because the truth card says the same in words. */
export const MarkedRuns = ({ runs }: RunsProps) =>
  runs.map(({ at, text, unit, claim }) => {
    const words = claim ? <Claim key={at}>{text}</Claim> : text
    if (!unit) return words
    return <Unsourced key={at}>{words}</Unsourced>
  })
