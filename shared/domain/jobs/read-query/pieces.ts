import type { Board, careerLevels, employmentTypes, workplaces } from '../../../lists.ts'
import { fold } from '../fold.ts'
import lists from './query-words.json' with { type: 'json' }

/*
 * `query-words.json`: phrases have ` | ` between them, words have spaces. `types`, `levels`, `workplaces` and `nysc` are
 * what people type for our kinds; `levelsOfRoles` and `typesOfRoles` are also words of titles, and stay among the words
 * that are searched. `boards` are spellings besides the names of `boards.json`. `roles` look like a kind of work and are
 * part of a title. `noise` says nothing of a job. `stop` are words that are not searched; `joints` are those that stay
 * between two others. `calls` are words of adverts; of them, `callsAlone` are searched where nothing else is left.
 * `realWords` are no slips of our phrases and places. `neverBare` are names of places that need an `in` before them,
 * `anywhereBare` are short ones that never need it; other names that are ordinary words besides must be the last ones.
 * `placesAfter` belong to the place before them; with `institutions` behind it, a place is part of a name. `ofPlaces`
 * may have `of` and a place behind them. `jobWords` alone are no name of an employer, and `products` are one only alone;
 * `companyNouns` are one beside a place. `beforeTrade` and `behindTrade` stand beside the trade IT, `behindPronoun` behind
 * the pronoun. `misspeltAbroad` are places besides those of Nigeria that are found with a slip.
 */

/** A word of a query. */
export type Token = {
  /** Lower case, without accents, points and apostrophes. */
  readonly word: string
  readonly raw: string
  /** In UTF-16 units of the query. */
  readonly from: number
  readonly to: number
}

type Meaning =
  | { readonly kind: 'type'; readonly value: (typeof employmentTypes)[number] }
  | { readonly kind: 'level'; readonly value: (typeof careerLevels)[number] }
  | { readonly kind: 'workplace'; readonly value: (typeof workplaces)[number] }
  | { readonly kind: 'pay'; readonly value: number }
  | { readonly kind: 'place' | 'employer'; readonly value: string }
  | { readonly kind: 'board'; readonly value: Board }
  /** `role`: words that stay together as they are. `noise`: words that say nothing of a job. */
  | { readonly kind: 'programme' | 'role' | 'noise' }
export type Means = Meaning & {
  /** In our words; empty for what is not shown. */
  readonly label: string
  /** What is searched for it in titles and texts: these words; `true`: as it is typed; `false`: nothing. */
  readonly words: string | boolean
}

/** Several words of a query that have one meaning. */
export type Piece = Means & {
  /** The place of its first word among the tokens, and how many words it has. */
  readonly at: number
  readonly count: number
  readonly from: number
  readonly to: number
}

/** What one reader sees of a query: its words, and which of them no reader before it has understood. */
export type Sight = {
  readonly query: string
  readonly tokens: readonly Token[]
  readonly isFree: (at: number, count?: number) => boolean
}

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const stopWords = wordSet(lists.stop)
/** Words of adverts and not of jobs. */
const callWords = wordSet(lists.calls)
/** Those of them that are searched where nothing else is left. */
export const callsAlone = wordSet(lists.callsAlone)
export const jobWords = wordSet(lists.jobWords)

/** `2026` in `recruitment 2026`. */
export const isYear = (word: string): boolean => /^20\d\d$/.test(word)

/** Whether a word alone says nothing of a job. */
export const isEmptyWord = (word: string): boolean =>
  stopWords.has(word) || callWords.has(word) || isYear(word)

const typed = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])\.?|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’+#]*/gu

/** The words of a query; `I.T` and `C++` are one each. */
export const tokensOf = (query: string): Token[] =>
  Array.from(query.matchAll(typed), ({ 0: raw, index }) => ({
    word: fold(raw).replace(/[.'’]/g, ''),
    raw,
    from: index,
    to: index + raw.length,
  }))

/** The words from `at` on, as one text; undefined when there are too few. */
export const phraseAt = (tokens: readonly Token[], at: number, count: number): string | undefined =>
  at < 0 || at + count > tokens.length
    ? undefined
    : tokens
        .slice(at, at + count)
        .map(({ word }) => word)
        .join(' ')

/** A piece of whole words. */
export const pieceOf = ({ tokens }: Sight, at: number, count: number, means: Means): Piece => ({
  ...means,
  at,
  count,
  from: tokens[at]?.from ?? 0,
  to: tokens[at + count - 1]?.to ?? 0,
})

/** How many free words directly before a piece belong to it: `in the` before `UK`. */
export const countBefore = (
  { tokens, isFree }: Sight,
  at: number,
  prepositions: ReadonlySet<string>,
): number => {
  const hasArticle = tokens[at - 1]?.word === 'the'
  const count = hasArticle ? 2 : 1
  const word = tokens[at - count]?.word
  return word !== undefined && prepositions.has(word) && isFree(at - count, count) ? count : 0
}
