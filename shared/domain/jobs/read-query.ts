import type { Understood } from '../../api/jobs.ts'
import type { Board, careerLevels, employmentTypes, workplaces } from '../../lists.ts'
import { amountsOf } from './read-query/amounts.ts'
import { type EmployerNamed, employerIn, shortEmployerIn } from './read-query/employers.ts'
import { leftWords } from './read-query/left-words.ts'
import { onlineIn, phrasesIn } from './read-query/phrases.ts'
import { callsAlone, type Piece, type Sight, tokensOf } from './read-query/pieces.ts'
import { placesIn, placeText } from './read-query/places.ts'
import { tradeIn } from './read-query/trade.ts'

/** What a query means. */
export type ReadQuery = {
  /** The words that are left for titles and texts. */
  readonly words: string
  /** Kinds of work: one of these. Empty: any. */
  readonly types: readonly (typeof employmentTypes)[number][]
  readonly levels: readonly (typeof careerLevels)[number][]
  readonly workplace: (typeof workplaces)[number] | null
  /** The least pay, in naira a month. */
  readonly payAtLeast: number | null
  /** A place, as a person types it into the field of places. Several have ` or ` between them. */
  readonly place: string
  readonly board: Board | null
  /** The employer's name as it was found. */
  readonly employer: string
  readonly understood: readonly Understood[]
}

type Context = {
  /** The name of the employer whose key (`companyKey`) this is, among the employers of the index. */
  readonly employerNamed: EmployerNamed
}

type Reader = (sight: Sight) => readonly Piece[]

/** What each reader finds in what the readers before it have left. */
const piecesOf = (query: string, tokens: Sight['tokens'], readers: readonly Reader[]): readonly Piece[] => {
  const taken = new Set<number>()
  const isFree = (at: number, count = 1): boolean => {
    for (let next = at; next < at + count; next += 1)
      if (next < 0 || next >= tokens.length || taken.has(next)) return false
    return true
  }
  return readers.flatMap(reader => {
    const found = reader({ query, tokens, isFree })
    for (const { at, count } of found) for (let next = 0; next < count; next += 1) taken.add(at + next)
    return found
  })
}

/** Two neighbours that mean the same are one, so that both are taken off at once: `work from home online`. */
const joined = (pieces: readonly Piece[]): Piece[] => {
  const found: Piece[] = []
  for (const piece of pieces) {
    const before = found.at(-1)
    const isSame = before?.kind === piece.kind && before.label === piece.label && piece.label !== ''
    if (before && isSame && before.at + before.count === piece.at)
      found[found.length - 1] = { ...before, count: before.count + piece.count, to: piece.to }
    else found.push(piece)
  }
  return found
}

/** A search has one workplace, pay and board. Another one is not understood, so that no label says what is not done. */
const once: readonly Piece['kind'][] = ['workplace', 'pay', 'board']

const isFirst = (piece: Piece, at: number, all: readonly Piece[]): boolean =>
  all.findIndex(
    ({ kind, label }) => kind === piece.kind && (label === piece.label || once.includes(kind)),
  ) === at

const understoodOf = ({ kind, label, from, to }: Piece): Understood[] =>
  kind === 'role' || kind === 'noise' ? [] : [{ kind, label, from, to }]

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Reads a query: `part time driver lagos ₦150k`. Never throws. */
export const readQuery = (query: string, { employerNamed }: Context): ReadQuery => {
  const tokens = tokensOf(query)
  const readers: readonly Reader[] = [
    amountsOf,
    phrasesIn,
    tradeIn,
    sight => employerIn(sight, employerNamed),
    sight => placesIn(sight, words => employerNamed(words) !== undefined),
    sight => shortEmployerIn(sight, employerNamed),
    onlineIn,
  ]
  const all = piecesOf(query, tokens, readers).toSorted((a, b) => a.from - b.from)
  const pieces = joined(all).filter(isFirst)
  const words = leftWords(query, tokens, all)
  const understood = pieces.flatMap(understoodOf)
  const calls = tokens.filter(({ word }) => callsAlone.has(word)).map(({ raw }) => raw)
  const places = distinct(pieces.flatMap(piece => (piece.kind === 'place' ? [piece.value] : [])))
  return {
    words: words === '' && understood.length === 0 ? calls.join(' ') : words,
    types: distinct(pieces.flatMap(piece => (piece.kind === 'type' ? [piece.value] : []))),
    levels: distinct(pieces.flatMap(piece => (piece.kind === 'level' ? [piece.value] : []))),
    workplace: pieces.flatMap(piece => (piece.kind === 'workplace' ? [piece.value] : []))[0] ?? null,
    payAtLeast: pieces.flatMap(piece => (piece.kind === 'pay' ? [piece.value] : []))[0] ?? null,
    place: placeText(places),
    board: pieces.flatMap(piece => (piece.kind === 'board' ? [piece.value] : []))[0] ?? null,
    employer: pieces.flatMap(piece => (piece.kind === 'employer' ? [piece.value] : []))[0] ?? '',
    understood,
  }
}
