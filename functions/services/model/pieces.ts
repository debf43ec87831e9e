import { JSONParser } from '@streamparser/json'
import { beginningOfJson } from './json-in.ts'
import type { ModelPiece } from './model.ts'

type Piece = Exclude<ModelPiece, 'again'>

/**
 * A text without byte order marks. Nobody sees them, and the parser drops one where a text begins with it, so that the
 * pieces of a text would differ from the whole text.
 */
const withoutMarks = (text: string): string => text.replaceAll('\ufeff', '')

/**
 * Reads JSON as it comes, and says for each bit of it how the texts in it went on: at most one piece for a text. What
 * is no JSON gives no pieces from there on; whether the value is right, the schema says at the end.
 */
export const createPieces = () => {
  const parser = new JSONParser({ emitPartialTokens: true, emitPartialValues: true })
  /** How much of each text was given out. */
  const told = new Map<string, number>()
  const finished = new Set<string>()
  let pieces: Piece[] = []
  let hasBegun = false
  let isBroken = false

  parser.onValue = ({ value, key, stack, partial }) => {
    if (typeof value !== 'string') return
    const part = [...stack.slice(1).map(level => level.key), key].join('.')
    // A key that comes twice: the first one was shown.
    if (finished.has(part)) return
    const from = told.get(part) ?? 0
    if (!partial) finished.add(part)
    if (value.length === from) return
    told.set(part, value.length)
    const text = withoutMarks(value.slice(from))
    if (text !== '') pieces.push({ part, text })
  }
  parser.onError = () => {
    isBroken = true
  }

  return {
    feed: (received: string): Piece[] => {
      const delta = withoutMarks(received)
      pieces = []
      const from = hasBegun ? 0 : beginningOfJson(delta)
      if (isBroken || parser.isEnded || from < 0) return pieces
      hasBegun = true
      parser.write(delta.slice(from))
      return pieces
    },
  }
}

/** All texts of a value at once. */
export const piecesOf = (value: unknown, path: readonly string[] = []): Piece[] => {
  if (typeof value === 'string') {
    const text = withoutMarks(value)
    return text === '' ? [] : [{ part: path.join('.'), text }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => piecesOf(inner, [...path, key]))
}
