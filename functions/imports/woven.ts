import { end, type Piece } from './pieces.ts'

// A font without a letter such as `ẹ́` is helped out by another one: the letters of a word are then two pieces, each with
// spaces where the letters of the other stand.

type Token = { readonly text: string; readonly centre: number }

/** In sizes of the letters. */
const usualWidth = 0.5

const widthOf = (text: string, { size }: Piece): number =>
  (text.match(/\P{M}/gu)?.length ?? 0) * usualWidth * size

/** The first word of a piece begins where the piece does, and the last one ends where the piece does. */
const tokensOf = (piece: Piece): Token[] => {
  const [first = '', last] = piece.text.trim().split(/\s+/)
  const token = { text: first, centre: piece.x + widthOf(first, piece) / 2 }
  return last === undefined ? [token] : [token, { text: last, centre: end(piece) - widthOf(last, piece) / 2 }]
}

const isShort = ({ text }: Piece): boolean => text.trim().split(/\s+/).length < 3
/** Whether two pieces lie over one another, one of which has a gap for the other. */
const areWoven = (one: Piece, other: Piece): boolean =>
  one.font !== other.font &&
  Math.min(end(one), end(other)) - Math.max(one.x, other.x) > 0.2 * one.size &&
  isShort(one) &&
  isShort(other) &&
  /\S\s\S/.test(one.text + other.text)

/** Whether letters of another font stand within a piece of several words. */
const isWithin = (letters: Piece, piece: Piece): boolean =>
  letters.font !== piece.font &&
  letters.x > piece.x &&
  end(letters) < end(piece) &&
  letters.width < 0.5 * piece.width &&
  /^\S+$/.test(letters.text.trim()) &&
  /\S\s\S/.test(piece.text)

/** A piece with the letters in the place of the space that was left for them. */
const filled = (piece: Piece, letters: Piece): Piece => {
  const words = piece.text.split(' ')
  const unit = (piece.width - letters.width) / Math.max(piece.text.length - 1, 1)
  let count = 0
  const gaps = words.slice(0, -1).map((word, at) => {
    count += word.length + (at > 0 ? 1 : 0)
    return Math.abs(piece.x + count * unit - letters.x)
  })
  const at = gaps.indexOf(Math.min(...gaps))
  const [left, right] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
  return { ...piece, text: `${left}${letters.text.trim()}${right}` }
}

/** The pieces, those with letters of another font within them in one. */
const withLettersWithin = (row: readonly Piece[]): Piece[] => {
  const inner = new Map(row.map(letters => [letters, row.find(piece => isWithin(letters, piece))]))
  return row
    .filter(piece => !inner.get(piece))
    .map(piece =>
      row.filter(letters => inner.get(letters) === piece).reduce((whole, next) => filled(whole, next), piece),
    )
}

/** The pieces of a row from left to right, with each word that two fonts share in one piece. */
export const unwoven = (row: readonly Piece[]): Piece[] => {
  const pieces: Piece[] = []
  for (const piece of withLettersWithin(row).toSorted((a, b) => a.x - b.x)) {
    const last = pieces.at(-1)
    if (!last || !areWoven(last, piece)) {
      pieces.push(piece)
      continue
    }
    const tokens = [...tokensOf(last), ...tokensOf(piece)].toSorted((a, b) => a.centre - b.centre)
    pieces[pieces.length - 1] = {
      ...last,
      text: tokens.map(({ text }) => text).join(''),
      width: Math.max(end(last), end(piece)) - last.x,
    }
  }
  return pieces
}
