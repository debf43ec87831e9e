import { end, median, type Piece } from './pieces.ts'

// Where words on one line are apart: columns, tabs and labels side by side begin at edges that other lines have too.

// The most gap in a word and in a segment, in sizes of the letters.
export const oneWord = 0.16
const oneSegment = 1.3

/** The left edges of columns in whole points, and how many rows begin there. */
export type Edges = {
  readonly begins: ReadonlyMap<number, number>
  /** The left edge of all; null: each word is drawn by itself, so that many begin where a tab may be. */
  readonly left: number | null
}

/** Word sets tabs half an inch apart. */
const tabWidth = 36
const isAtTab = (x: number, left: number | null): boolean =>
  left !== null && x - left > tabWidth / 2 && (x - left + 0.4) % tabWidth < 0.8
/** The least share of pieces with several words, where lines are drawn in runs. */
const leastOfRuns = 0.4

/** The least rows that begin at the left edge of a column. */
const fewestRows = 4

/** The least space behind labels at the right edge of their column, in sizes of the letters. */
const behindLabel = 0.7

/** Where the values of labels begin that end at one edge, and begin at several. */
const besideLabels = (rows: readonly (readonly Piece[])[]): number[] => {
  const pairs = rows.flatMap(row => {
    const sorted = row.toSorted((a, b) => a.x - b.x)
    return sorted.slice(1).flatMap((value, at) => {
      const label = sorted[at]
      return label && value.x - end(label) > behindLabel * value.size ? [{ label, value }] : []
    })
  })
  return pairs
    .filter(({ label, value }) =>
      pairs.some(
        other =>
          Math.abs(other.value.x - value.x) < 1 &&
          Math.abs(end(other.label) - end(label)) < 1.5 &&
          Math.abs(other.label.x - label.x) > 3,
      ),
    )
    .map(({ value }) => Math.round(value.x))
}

/**
 * The left edges, in whole points, of columns with labels or dates close beside them: there, words are apart although
 * the gap before them is small.
 */
export const edgesOf = (rows: readonly (readonly Piece[])[]): Edges => {
  const begins = new Map<number, number>()
  for (const row of rows) {
    const sorted = row.toSorted((a, b) => a.x - b.x)
    for (const [at, piece] of sorted.entries()) {
      const before = sorted[at - 1]
      if (before && piece.x - end(before) < oneSegment * piece.size) continue
      const x = Math.round(piece.x)
      begins.set(x, (begins.get(x) ?? 0) + 1)
    }
  }
  for (const x of besideLabels(rows)) begins.set(x, Math.max(begins.get(x) ?? 0, 2))
  const left = Math.min(...begins.keys())
  const pieces = rows.flat()
  const runs = pieces.filter(({ text }) => text.trim().includes(' '))
  return {
    begins: new Map([...begins].filter(([x, count]) => count > 1 && x > left + 40)),
    left: runs.length < leastOfRuns * pieces.length ? null : Math.min(...pieces.map(({ x }) => x)),
  }
}

/** The least space between two labels of a list that are drawn side by side, in sizes of the letters. */
export const betweenLabels = 0.9
export const inTenths = (gap: number): number => Math.round(gap * 10)

/**
 * The spaces, in tenths of points, that stand twice in one row and are wider than those between words: between labels
 * that are drawn side by side, such as skills. A name in large letters may have such spaces too.
 */
export const labelSpaces = (rows: readonly (readonly Piece[])[]): ReadonlySet<number> => {
  const usual = median(rows.flat().map(({ size }) => size))
  const gapsOf = (row: readonly Piece[]): number[] => {
    const sorted = row.toSorted((a, b) => a.x - b.x)
    return sorted.slice(1).map((piece, at) => {
      const before = sorted[at]
      const gap = before ? piece.x - end(before) : 0
      const isWide = gap > betweenLabels * piece.size && gap < oneSegment * piece.size
      return isWide && before?.font === piece.font && piece.size < 1.2 * usual ? inTenths(gap) : 0
    })
  }
  const repeated = rows
    .map(gapsOf)
    .flatMap(gaps => gaps.filter((gap, at) => gap > 0 && Math.abs(gap - (gaps[at + 1] ?? 0)) < 2))
  return new Set(repeated.flatMap(gap => [gap - 1, gap, gap + 1]))
}

/** The most space before a piece that belongs to the words at its left, in sizes of the letters. */
export const mostSpace = ({ x }: Piece, edges: Edges): number => {
  const begins = edges.begins.get(Math.round(x)) ?? 0
  if (begins >= fewestRows) return oneWord * 2
  if (isAtTab(x, edges.left)) return oneWord * 2.5
  return begins > 1 ? oneWord * 4 : oneSegment
}
