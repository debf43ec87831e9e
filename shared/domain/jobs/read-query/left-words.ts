import { isEmptyWord, type Piece, type Token, wordSet } from './pieces.ts'
import lists from './query-words.json' with { type: 'json' }

/** A text that is searched, and whether it is only a joint such as `and`, which stays between two others. */
type Left = { readonly text: string; readonly from: number; readonly to: number; readonly isJoint: boolean }

const joints = wordSet(lists.joints)
const signs = new Set(['', '-', '/', '&', '.', '+'])

/** What stands between two words: `-` in `front-end`, or a space. */
const between = (query: string, before: Left, next: Left): string => {
  const text = query.slice(before.to, next.from)
  const sign = text.trim()
  if (!signs.has(sign) || sign === '') return ' '
  return text === sign ? sign : ` ${sign} `
}

const leftOfPiece = (query: string, { words, from, to }: Piece): Left | null =>
  words === false ? null : { text: words === true ? query.slice(from, to) : words, from, to, isJoint: false }

const leftOfWord = ({ word, raw, from, to }: Token): Left | null => {
  const isJoint = joints.has(word)
  return isEmptyWord(word) && !isJoint ? null : { text: raw, from, to, isJoint }
}

/** Words without what was understood, in runs that nothing interrupts. */
const runsOf = (query: string, tokens: readonly Token[], pieces: readonly Piece[]): Left[][] => {
  const byToken = new Map(
    pieces.flatMap(piece => Array.from({ length: piece.count }, (_, next) => [piece.at + next, piece])),
  )
  const runs: Left[][] = [[]]
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, piece] = [tokens[at], byToken.get(at)]
    if (!token) continue
    const left = piece ? leftOfPiece(query, piece) : leftOfWord(token)
    if (left) runs.at(-1)?.push(left)
    else runs.push([])
    if (piece) at += piece.count - 1
  }
  return runs
}

const withoutEnds = (run: readonly Left[]): readonly Left[] =>
  run.slice(
    Math.max(
      0,
      run.findIndex(({ isJoint }) => !isJoint),
    ),
    run.findLastIndex(({ isJoint }) => !isJoint) + 1,
  )

/** The words that are left for titles and texts. */
export const leftWords = (query: string, tokens: readonly Token[], pieces: readonly Piece[]): string => {
  const said = new Set<string>()
  const texts = runsOf(query, tokens, pieces).map(run => {
    let text = ''
    let before: Left | undefined
    for (const next of withoutEnds(run)) {
      text += before ? `${between(query, before, next)}${next.text}` : next.text
      before = next
    }
    return text
  })
  return texts.filter(text => text !== '' && !said.has(text) && said.add(text)).join(' ')
}
