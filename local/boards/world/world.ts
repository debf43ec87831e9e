import { type Board, boards } from '../../../shared/lists.ts'
import type { Undated } from '../posted.ts'
import { oddPostings } from './oddities.ts'
import { poolsOf } from './pools.ts'
import { drawsFor } from './prng.ts'
import { scamPostings } from './scams.ts'
import { spread } from './spread.ts'

/** Where the numbers of each board stand. */
const firstKeys: Readonly<Record<Board, number>> = {
  myjobmag: 1_204_300,
  hotnigerianjobs: 964_100,
  reliefweb: 4_182_000,
  employers: 5_630_200,
  arbeitnow: 332_100,
  themuse: 21_640_000,
  adzuna: 4_913_000_000,
  hackernews: 46_120_000,
  himalayas: 7_300,
  remotive: 2_090_000,
  remoteok: 1_134_000,
  jobicy: 145_000,
  workingnomads: 1_713_000,
  jobzilla: 123_400,
  boqqs: 80_200,
}

/** Numbers grow with time, as boards count. */
const numbered = (seed: number, board: Board, postings: readonly Undated[]): readonly Undated[] => {
  const draws = drawsFor(seed, `keys of ${board}`)
  let key = firstKeys[board]
  return postings
    .toSorted((one, other) => other.age - one.age)
    .map(posting => {
      key += draws.whole(1, 9)
      return { ...posting, key: String(key) }
    })
    .reverse()
}

/** Makes it anew. */
export const makeWorld = (seed: number): readonly Undated[] => {
  const all = [...spread(seed, poolsOf(seed)), ...scamPostings, ...oddPostings]
  const byBoard = Map.groupBy(all, ({ board }) => board)
  return boards.flatMap(board => numbered(seed, board, byBoard.get(board) ?? []))
}

const worlds = new Map<number, readonly Undated[]>()

/** Every posting of every board, each board's newest first: always the same for a seed, and made once in a process. */
export const worldOf = (seed: number): readonly Undated[] => {
  const world = worlds.get(seed) ?? makeWorld(seed)
  worlds.set(seed, world)
  return world
}
