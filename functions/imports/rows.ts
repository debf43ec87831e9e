import { isDuration } from '../../shared/domain/resume/dates.ts'
import { headingOf } from '../../shared/domain/resume/headings.ts'
import {
  betweenLabels,
  type Edges,
  edgesOf,
  inTenths,
  labelSpaces,
  mostSpace,
  oneWord,
} from './piece-edges.ts'
import { end, median, type Page, type Piece } from './pieces.ts'
import { unwoven } from './woven.ts'

/** Words that are together on a line. A wide gap separates segments. */
export type Segment = {
  readonly text: string
  readonly left: number
  readonly right: number
  /** Where the words after a bullet begin. */
  readonly wordsLeft: number
  readonly y: number
  readonly size: number
  /** The fonts of the first and of the last letters. */
  readonly fonts: readonly [string, string]
  /** Where bold letters end and others begin, once in the text; 0: nowhere. */
  readonly turn: number
}
export type Row = readonly Segment[]

// The most height of one row, in shares of the size of the larger and of the smaller letters.
const oneRow = 0.4
const oneRowOfSmaller = 0.6

const bullet = /^(?:[•◦▪▫●○■□◆❖➢➤►▶‣⁃∙·✓✔»›→❯\uf020-\uf0ff*–—-]|o|\(?\d{1,2}[.)])$/

/** Whether letters are drawn a second time, almost at the same place, to look bold. */
const isCopy = (piece: Piece, last: Piece): boolean =>
  piece.text === last.text &&
  Math.abs(piece.x - last.x) < piece.size * 0.1 &&
  Math.abs(piece.y - last.y) < piece.size * 0.1

const spaced = /^(?:\p{L}\p{M}*){1,3}(?: (?:\p{L}\p{M}*){1,3})*$/u
const isLetter = (word: string): boolean => /^\p{L}\p{M}*$/u.test(word)
/** `W O R K`, which is drawn with spaces between the letters. A letter alone is one only beside others. */
const areSpaced = (pieces: readonly Piece[]): boolean =>
  pieces.every(({ text }) => spaced.test(text.trim())) &&
  pieces.some(({ text }) => {
    // Two letters may be as close as in any text: `WA`.
    const words = text.trim().split(' ')
    return words.length > 2 && words.filter(isLetter).length >= words.length * 0.6
  })

/** `ABOUT ME` of `ABOUTME`: between spaced letters, the space between words is not told apart from the others. */
const withSpaces = (letters: string): string => {
  if (headingOf(letters) !== null) return letters
  for (let at = 2; at < letters.length - 1; at += 1) {
    const words = `${letters.slice(0, at)} ${letters.slice(at)}`
    if (headingOf(words) !== null) return words
  }
  return letters
}

/** The fewest letters that are drawn one by one, and how much wider the space between their words is. */
const fewestLetters = 4
const wider = 1.6
/** The most space between letters of one word that are drawn one by one, far apart; 0: they are not. */
const spaceOfLetters = (pieces: readonly Piece[]): number => {
  if (pieces.length < fewestLetters || !pieces.every(({ text }) => isLetter(text.trim()))) return 0
  return wider * median(pieces.slice(1).map((piece, at) => piece.x - end(pieces[at] ?? piece)))
}

const segmentOf = (given: readonly Piece[]): Segment => {
  const pieces = areSpaced(given)
    ? given.map(piece => ({ ...piece, text: withSpaces(piece.text.replaceAll(' ', '')) }))
    : given
  const [first] = pieces
  let text = ''
  let before: Piece | undefined
  const letterSpace = spaceOfLetters(pieces)
  let wordsLeft = first?.x ?? 0
  let turn = 0
  for (const piece of pieces) {
    const isApart =
      before !== undefined &&
      piece.x - end(before) > Math.max(oneWord * Math.min(piece.size, before.size), letterSpace)
    if (before && bullet.test(text.trim())) {
      wordsLeft = piece.x
      text = `${text.trim()} `
    } else if (isApart && !/\s$/.test(text) && !/^\s/.test(piece.text)) text += ' '
    // A second change is no turn from one name to another.
    if (before && before.isBold !== piece.isBold) turn = turn === 0 && before.isBold ? text.length : -1
    text += piece.text
    before = piece
  }
  const sign = /^(\S{1,3})\s+\S/.exec(text.trim())
  // Here the bullet and its words are one run.
  if (wordsLeft === first?.x && sign && bullet.test(sign[1] ?? ''))
    wordsLeft += first.size * 0.5 * ((sign[1]?.length ?? 0) + 1)
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    left: first?.x ?? 0,
    right: Math.max(...pieces.map(end)),
    wordsLeft,
    y: first?.y ?? 0,
    size: Math.max(...pieces.map(({ size }) => size)),
    fonts: [first?.font ?? '', before?.font ?? ''],
    turn: Math.max(turn, 0),
  }
}

/** Whether pieces say a date, which another line may end: `Nov 2018 – Mar`. */
const isDate = (pieces: readonly Piece[]): boolean =>
  isDuration(
    pieces
      .map(({ text }) => text)
      .join(' ')
      .trim()
      .replace(/[-–—]$/, ''),
  )

const segmentsOf = (pieces: readonly Piece[], edges: Edges, labels: ReadonlySet<number>): Segment[] => {
  const groups: Piece[][] = []
  for (const piece of unwoven(pieces)) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group?.some(other => isCopy(piece, other))) continue
    const gap = last ? piece.x - end(last) : 0
    const isBullet = group?.length === 1 && last && bullet.test(last.text.trim()) && gap < 4 * piece.size
    const sizes = [piece.size, last?.size ?? piece.size]
    // A name in large letters is not of the line of contacts beside it.
    const isLarger = Math.max(...sizes) > 1.5 * Math.min(...sizes)
    const most = Math.max(
      mostSpace(piece, edges) * (isLarger ? Math.min(...sizes) : Math.max(...sizes)),
      isLetter(piece.text.trim()) ? 2 * spaceOfLetters(group ?? []) : 0,
    )
    // Dates that fill their column may touch the words of the next one.
    const isColumn = (edges.begins.get(Math.round(piece.x)) ?? 0) > 1 || gap > oneWord * 3 * piece.size
    const isBehindDate = group !== undefined && isColumn && isDate(group)
    const isLabel = gap > betweenLabels * piece.size && labels.has(inTenths(gap))
    if (group && last && (isBullet || (gap < most && !isBehindDate && !isLabel))) group.push(piece)
    else groups.push([piece])
  }
  return groups.map(segmentOf)
}

/** The rows of a page from top to bottom, each from left to right. */
export const rowsOf = (page: Page): Row[] => {
  const rows: Piece[][] = []
  for (const piece of page.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    const most = Math.min(
      oneRow * Math.max(piece.size, first?.size ?? 0),
      oneRowOfSmaller * Math.min(piece.size, first?.size ?? piece.size),
    )
    if (row && first && piece.y - first.y <= most) row.push(piece)
    else rows.push([piece])
  }
  const edges = edgesOf(rows)
  const labels = labelSpaces(rows)
  return rows.map(row => segmentsOf(row, edges, labels))
}
