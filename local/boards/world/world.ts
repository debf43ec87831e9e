import * as z from 'zod'
import { type Board, boards as boardNames } from '../../../shared/lists.ts'
import { readContent } from '../../content.ts'
import type { Undated } from '../posted.ts'
import type { Advert } from './advert.ts'
import { shortened } from './body.ts'
import { oddPostings, scamPostings } from './hand-written.ts'
import { type Pools, poolsOf, sourcesOf } from './pools.ts'
import { type Draws, drawsFor } from './prng.ts'

const boards = readContent(
  'jobs/boards.json',
  z.array(
    z.strictObject({
      board: z.enum(boardNames),
      /** The first of the board's own numbers. */
      firstKey: z.number(),
      /** Whether the board publishes some adverts a second time. */
      repeats: z.boolean(),
      /** The number of adverts from each source. An advert that several boards take is a repost. */
      adverts: z.array(z.tuple([z.string(), z.number()])),
    }),
  ),
)
const firstKeys = new Map(boards.map(({ board, firstKey }) => [board, firstKey]))

type Numbered = { readonly advert: Advert; readonly number: number }

/** Makes a copy of an advert on a board: up to four days later, with small differences in company, place and length. */
const copyOf = ({ advert, number }: Numbered, board: Board, draws: Draws): Undated => {
  const { employer, role: _role, ...fields } = advert
  const isOwn = board === 'employers'
  const later = isOwn ? 0 : Math.floor(Math.min(fields.age * 0.6, 5760) * draws.next() ** 2)
  const isShorter = !isOwn && draws.chance(0.4)
  return {
    ...fields,
    board,
    key: '',
    advert: number,
    company: !isOwn && employer.alias && draws.chance(0.4) ? employer.alias : employer.name,
    place: fields.place && !isOwn && draws.chance(0.25) ? { ...fields.place, area: '' } : fields.place,
    body: isShorter ? shortened(fields.body, draws) : fields.body,
    pay: isOwn || draws.chance(0.85) ? fields.pay : null,
    page: isOwn ? (employer.page ?? null) : null,
    age: fields.age - later,
  }
}

/** Sometimes adds the same advert to the same board again, some days later. */
const again = (posting: Undated, draws: Draws): readonly Undated[] =>
  draws.chance(0.05) && posting.age > 9000
    ? [posting, { ...posting, age: posting.age - draws.whole(4, 6) * 1440 }]
    : [posting]

/** Takes `count` adverts with as many roles as possible: first one of each role, then a second one. */
const varied = (adverts: readonly Advert[], count: number, draws: Draws): readonly Advert[] => {
  const byRole = Map.groupBy(draws.shuffled(adverts), ({ role }) => role)
  return [...byRole.values()]
    .flatMap(same => same.map((advert, turn) => ({ advert, turn })))
    .sort((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ advert }) => advert)
}

/** Copies the adverts of the employers to the boards. */
const copyToBoards = (seed: number, pools: Pools): readonly Undated[] => {
  const numbers = new Map(
    Object.values(pools)
      .flat()
      .map((advert, number) => [advert, number]),
  )
  const copies = (board: Board, adverts: readonly Advert[], draws: Draws) =>
    adverts.map(advert => copyOf({ advert, number: numbers.get(advert) ?? 0 }, board, draws))

  const own = [...numbers.keys()].filter(({ employer, age }) => employer.page !== undefined && age % 4 !== 0)
  const sources = sourcesOf(pools)
  const taken = boards.flatMap(({ board, repeats, adverts }) =>
    adverts.map(([source, count]) => ({ board, repeats, count, adverts: sources[source] ?? [] })),
  )
  return [
    ...copies('employers', own, drawsFor(seed, 'employers')),
    ...taken.flatMap(({ board, repeats, count, adverts }, at) => {
      const draws = drawsFor(seed, `${board} ${at}`)
      const chosen = copies(board, varied(adverts, count, draws), draws)
      return repeats ? chosen.flatMap(posting => again(posting, draws)) : chosen
    }),
  ]
}

/** Numbers the adverts of a board, so that numbers grow with time. */
const numbered = (seed: number, board: Board, postings: readonly Undated[]): readonly Undated[] => {
  const draws = drawsFor(seed, `keys of ${board}`)
  let key = firstKeys.get(board) ?? 1
  return postings
    .toSorted((one, other) => other.age - one.age)
    .map(posting => {
      key += draws.whole(1, 9)
      return { ...posting, key: String(key) }
    })
    .reverse()
}

/** Makes all postings of a seed. */
export const makeWorld = (seed: number): readonly Undated[] => {
  const all = [...copyToBoards(seed, poolsOf(seed)), ...scamPostings, ...oddPostings]
  const byBoard = Map.groupBy(all, ({ board }) => board)
  return boardNames.flatMap(board => numbered(seed, board, byBoard.get(board) ?? []))
}

const worlds = new Map<number, readonly Undated[]>()

/**
 * Returns every posting of every board, each board's newest first. The result is always the same for a seed, and is
 * made once in a process.
 */
export const worldOf = (seed: number): readonly Undated[] => {
  const world = worlds.get(seed) ?? makeWorld(seed)
  worlds.set(seed, world)
  return world
}
