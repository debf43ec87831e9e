import type { Page, Piece } from './pdf-pieces.ts'

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
}
export type Row = readonly Segment[]

// Shares of the letters' size: the most height of one row, and the most gaps in a word and in a segment.
const oneRow = 0.4
const oneWord = 0.16
const oneSegment = 1.3

const bullet = /^(?:[•◦▪▫●○■□◆❖➢➤►▶‣⁃∙·✓✔\uf020-\uf0ff*–—-]|o|\(?\d{1,2}[.)])$/

/** The upper median; 0 of no values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const end = (piece: Piece): number => piece.x + piece.width

/** Whether letters are drawn a second time, almost at the same place, to look bold. */
const isCopy = (piece: Piece, last: Piece): boolean =>
  piece.text === last.text &&
  Math.abs(piece.x - last.x) < piece.size * 0.1 &&
  Math.abs(piece.y - last.y) < piece.size * 0.1

const segmentOf = (pieces: readonly Piece[]): Segment => {
  const [first] = pieces
  let text = ''
  let before: Piece | undefined
  let wordsLeft = first?.x ?? 0
  for (const piece of pieces) {
    const isApart =
      before !== undefined && piece.x - end(before) > oneWord * Math.min(piece.size, before.size)
    if (before && bullet.test(text.trim())) {
      wordsLeft = piece.x
      text = `${text.trim()} `
    } else if (isApart && !/\s$/.test(text) && !/^\s/.test(piece.text)) text += ' '
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
  }
}

const segmentsOf = (pieces: readonly Piece[]): Segment[] => {
  const groups: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group?.some(other => isCopy(piece, other))) continue
    const gap = last ? piece.x - end(last) : 0
    const isBullet = group?.length === 1 && last && bullet.test(last.text.trim()) && gap < 4 * piece.size
    if (group && last && (isBullet || gap < oneSegment * Math.max(piece.size, last.size))) group.push(piece)
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
    if (row && first && piece.y - first.y <= oneRow * Math.max(piece.size, first.size)) row.push(piece)
    else rows.push([piece])
  }
  return rows.map(segmentsOf)
}
