import { Failure } from '../failure.ts'

/** A part of a streamed answer as the browser read it. `at` is in milliseconds since the request. */
export type Piece = { readonly at: number; readonly text: string }

/** A gateway that holds an answer back passes it on at once. Networks cut it into parts that follow within milliseconds. */
const heldBack = 100

const isEnd = (text: string): boolean => /"type":"(done|failed)"/.test(text)
const hasWords = (text: string): boolean => text.includes('"type":"piece"')

/** Judges that words of a streamed text arrived before its end. Its times count only on a deployment. */
export const pieceFault = (
  pieces: readonly Piece[],
  { isLocal }: { readonly isLocal: boolean },
): Failure | undefined => {
  const first = pieces.find(({ text }) => hasWords(text))
  const last = pieces.findLast(({ text }) => isEnd(text))
  const expected = 'the words of a text to arrive before its end'
  if (!first) return new Failure(expected, `no words in ${pieces.length} pieces`)
  if (!last) return new Failure(expected, `no end in ${pieces.length} pieces`)
  if (first === last) return new Failure(expected, 'its first words and its end in one piece')
  const spread = last.at - first.at
  if (!isLocal && spread < heldBack)
    return new Failure(expected, `everything within ${spread.toFixed(0)} ms, as if something held it back`)
  return undefined
}
