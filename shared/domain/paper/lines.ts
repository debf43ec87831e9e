import type { Run } from './block.ts'
import type { Face } from './looks.ts'

/** The width of a text, in points. */
export type Measure = (text: string, face: Face) => number

export type Piece = Run & { readonly width: number }
export type Line = {
  readonly pieces: readonly Piece[]
  readonly width: number
  /** Whether the next line begins another text, as the next contact. */
  readonly isApart: boolean
}

type Word = { readonly pieces: Piece[]; width: number; ink: number }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** After a space, so that a dot between two contacts stays with the first one. */
const wordEnd = /(?=\S)(?<=\S +)/u

/** Words, each with the space behind it. A word may have several pieces. `ink` is the width without the space. */
const wordsOf = (runs: readonly Run[], measure: Measure): Word[] => {
  const words: Word[] = []
  let isOpen = false
  for (const run of runs) {
    const open = words.at(-1)
    if (run.space !== undefined && open) {
      open.width += run.space
      open.pieces.push({ ...run, width: run.space })
      isOpen = false
      continue
    }
    for (const text of run.whole ? [run.text] : run.text.split(wordEnd)) {
      const width = measure(text, run.face)
      const ink = text.endsWith(' ') ? measure(text.trimEnd(), run.face) : width
      const last = words.at(-1)
      if (isOpen && last) {
        last.ink = last.width + ink
        last.width += width
        last.pieces.push({ ...run, text, width })
      } else words.push({ pieces: [{ ...run, text, width }], width, ink })
      isOpen = !text.endsWith(' ')
    }
  }
  return words
}

/** Cuts a word that is wider than a line, between graphemes. */
const cut = (word: Word, most: number, measure: Measure): Word[] => {
  const parts: Word[] = []
  for (const piece of word.pieces) {
    const last = parts.at(-1)
    if (piece.space !== undefined && last) {
      last.pieces.push(piece)
      last.width += piece.width
      continue
    }
    let text = ''
    let sum = 0
    const end = () => {
      const width = measure(text, piece.face)
      if (text !== '') parts.push({ pieces: [{ ...piece, text, width }], width, ink: width })
    }
    for (const { segment } of graphemes.segment(piece.text)) {
      const width = measure(segment, piece.face)
      if (text !== '' && sum + width > most) {
        end()
        text = ''
        sum = 0
      }
      text += segment
      sum += width
    }
    end()
  }
  return parts
}

/** One line of words. Pieces of the same face and link become one piece, so that the file is smaller. */
const joined = (words: readonly Word[]): Line => {
  const pieces: Piece[] = []
  for (const piece of words.flatMap(word => word.pieces)) {
    const last = pieces.at(-1)
    const isText = last?.space === undefined && piece.space === undefined
    if (last && isText && last.face === piece.face && last.href === piece.href && last.mark === piece.mark)
      pieces[pieces.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width }
    else pieces.push(piece)
  }
  const isApart = pieces.at(-1)?.space !== undefined
  if (isApart) pieces.pop()
  const end = words.at(-1)
  const space = end ? end.width - end.ink : 0
  return { pieces, isApart, width: words.reduce((sum, { width }) => sum + width, -space) }
}

/** A last line of one word that takes no more than this share of the width looks forgotten. */
const shortShare = 0.2

/** Moves a word down to a runt: a short word that stands alone on the last line. */
const withoutRunt = (lines: Word[][], most: number): Word[][] => {
  const [above, last] = lines.slice(-2)
  const [alone, ...others] = last ?? []
  const moved = above?.at(-1)
  if (!above || !alone || !moved || others.length > 0 || above.length < 4) return lines
  if (alone.ink > most * shortShare || moved.width + alone.ink > most) return lines
  return [...lines.slice(0, -2), above.slice(0, -1), [moved, alone]]
}

/** Breaks runs of text into lines. `most`: the width of a line, in points. */
export const linesOf = (runs: readonly Run[], most: number, measure: Measure): Line[] => {
  const lines: Word[][] = []
  let width = 0
  for (const whole of wordsOf(runs, measure))
    for (const word of whole.ink > most ? cut(whole, most, measure) : [whole]) {
      const open = lines.at(-1)
      if (open && width + word.ink <= most) open.push(word)
      else {
        lines.push([word])
        width = 0
      }
      width += word.width
    }
  return withoutRunt(lines, most).map(joined)
}
