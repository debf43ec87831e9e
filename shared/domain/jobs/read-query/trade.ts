import { type Piece, pieceOf, type Sight, type Token, wordSet } from './pieces.ts'
import lists from './query-words.json' with { type: 'json' }

/*
 * `IT` is a trade and `it` a pronoun. In small letters it is the trade at the start of a query, behind `in` or `as`, and
 * before words such as `support`.
 */

const before = wordSet(lists.beforeTrade)
const behind = wordSet(lists.behindTrade)
const verbs = wordSet(lists.behindPronoun)

/** Whether a query has letters and all of them are capitals, so that capitals mean nothing. */
const isShouted = (tokens: readonly Token[]): boolean =>
  tokens.length > 2 && tokens.every(({ raw }) => !/\p{Ll}/u.test(raw))

const isTrade = (tokens: readonly Token[], at: number): boolean => {
  const raw = tokens[at]?.raw ?? ''
  if (raw.includes('.') || (/^IT/.test(raw) && !isShouted(tokens))) return true
  const next = tokens[at + 1]?.word ?? ''
  if (behind.has(next) || before.has(tokens[at - 1]?.word ?? '')) return true
  return at === 0 && !verbs.has(next)
}

/** The trade, in capitals for the search. A pronoun is left to the stop words. */
export const tradeIn = (sight: Sight): Piece[] =>
  sight.tokens.flatMap(({ word }, at) =>
    word === 'it' && sight.isFree(at) && isTrade(sight.tokens, at)
      ? [pieceOf(sight, at, 1, { kind: 'role', label: '', words: 'IT' })]
      : [],
  )
