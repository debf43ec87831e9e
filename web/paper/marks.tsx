import { chakra } from '@chakra-ui/react'
import { createContext, useContext } from 'react'
import type { Unit } from '../../shared/domain/truth/report.ts'
import { type Mark, type Run, runsIn, type Stretch } from '../truth/marked-lines.ts'

/** A line that has no source, as the check names it. */
export type PaperMark = Pick<Unit, 'text' | 'claims'>

/** What may stand before, and behind, a line, a sentence or an item of a list that is part of a longer text. */
const before = /(?:^|[,;:|·•.!?([–—/\n]|\band)\s*$/
const behind = /^\s*(?:$|[,;|·•.)\]–—/\n])/

const standsAlone = (text: string, start: number, end: number): boolean =>
  before.test(text.slice(0, start)) &&
  (behind.test(text.slice(end)) || /[.!?]["”’)]?$/.test(text.slice(start, end)))

const placeWithin = (text: string, words: string): Stretch | null => {
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1))
    if (standsAlone(text, start, start + words.length)) return { start, end: start + words.length }
  return null
}

const placeIn = (text: string, mark: PaperMark): Stretch | null => {
  const place = placeWithin(text, mark.text)
  if (place) return place
  // A line of the text may stand on the paper in pieces, such as a duration and a place.
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

/** A text of the paper, cut where the marks begin and end. */
export const partsOf = (text: string, marks: readonly PaperMark[]): Run[] =>
  runsIn(
    text,
    0,
    marks.flatMap(mark => marksIn(text, mark)),
  )

const Unsourced = chakra('mark', {
  base: { bg: 'warning.subtle', color: 'inherit', borderRadius: 'thread', boxDecorationBreak: 'clone' },
  variants: {
    // A line is cut where a claim begins: what follows must not lie over the letters before it.
    padded: { true: { px: '0.2em', mx: '-0.2em', '& + &': { ps: '0', ms: '0' } } },
  },
})
const Claim = chakra('span', {
  base: {
    textDecoration: 'underline dashed',
    textDecorationColor: 'citta.600',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.25em',
  },
})

type RunsProps = {
  runs: readonly Run[]
  /** The ground of a marked line reaches beyond its letters. */
  padded?: boolean
}

/** A text on paper. What has no source stands out; the card beside the paper says the same in words. */
export const MarkedRuns = ({ runs, padded = false }: RunsProps) =>
  runs.map(({ at, text, unit, claim }) => {
    const words = claim ? <Claim key={at}>{text}</Claim> : text
    if (!unit) return words
    return (
      <Unsourced key={at} padded={padded}>
        {words}
      </Unsourced>
    )
  })

/** The marks of the paper around. */
export const Marks = createContext<readonly PaperMark[]>([])

/** A text of the paper around, with its marks. */
export const Marked = ({ text }: { text: string }) => {
  const marks = useContext(Marks)
  return marks.length === 0 ? text : <MarkedRuns runs={partsOf(text, marks)} padded />
}
