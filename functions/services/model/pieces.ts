import { JSONParser } from '@streamparser/json'
import type { ModelPiece } from './model.ts'
import { beginningOfJson } from './read-reply.ts'

type Piece = Exclude<ModelPiece, 'again'>

/** The parser drops a byte order mark at the beginning, so pieces of a text would differ from the whole. */
const withoutMarks = (text: string): string => text.replaceAll('\ufeff', '')

/**
 * Reads JSON as it arrives. `feed` returns what each text in the JSON gained: at most one piece for each text. After
 * broken JSON there are no more pieces. The schema checks the whole value at the end.
 */
export const createPieces = () => {
  const parser = new JSONParser({ emitPartialTokens: true, emitPartialValues: true })
  /** The length of each text that was returned so far. */
  const returned = new Map<string, number>()
  const finished = new Set<string>()
  let pieces: Piece[] = []
  let hasBegun = false
  let isBroken = false

  parser.onValue = ({ value, key, stack, partial }) => {
    if (typeof value !== 'string') return
    const part = [...stack.slice(1).map(level => level.key), key].join('.')
    // Where a key occurs twice, the first one was returned already.
    if (finished.has(part)) return
    const from = returned.get(part) ?? 0
    if (!partial) finished.add(part)
    if (value.length === from) return
    returned.set(part, value.length)
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
