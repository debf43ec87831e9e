import type { Board } from '../../../shared/lists.ts'
import type { Undated } from '../posted.ts'
import type { Advert } from './advert.ts'
import { shortened } from './body.ts'
import type { Pools } from './pools.ts'
import { type Draws, drawsFor } from './prng.ts'

type Numbered = { readonly advert: Advert; readonly number: number }

/** A copy comes up to four days after the first one, and a little different: company, part of the town, length. */
const copyOf = ({ advert, number }: Numbered, board: Board, draws: Draws): Undated => {
  const { employer, role: _role, ...said } = advert
  const isOwn = board === 'employers'
  const later = isOwn ? 0 : Math.floor(Math.min(said.age * 0.6, 5760) * draws.next() ** 2)
  const isShorter = !isOwn && draws.chance(0.4)
  return {
    ...said,
    board,
    key: '',
    advert: number,
    company: !isOwn && employer.alias && draws.chance(0.4) ? employer.alias : employer.name,
    place: said.place && !isOwn && draws.chance(0.25) ? { ...said.place, area: '' } : said.place,
    body: isShorter ? shortened(said.body, draws) : said.body,
    pay: isOwn || draws.chance(0.85) ? said.pay : null,
    page: isOwn ? (employer.page ?? null) : null,
    age: said.age - later,
  }
}

/** From which adverts each board has how many. Those that several boards draw from the same pool are reposts. */
const draughts = (pools: Pools): readonly (readonly [Board, number, readonly Advert[]])[] => {
  const inJohannesburg = pools.southAfrica.filter(({ place }) => place?.city === 'Johannesburg')
  const inNairobi = pools.kenya.filter(({ place }) => place?.city === 'Nairobi')
  const inLagos = pools.nigeria.filter(({ place }) => place?.city === 'Lagos')
  const atDesk = pools.remote.filter(({ field }) => field === 'technology' || field === 'design')
  return [
    ['myjobmag', 72, pools.nigeria],
    ['myjobmag', 8, pools.aid],
    ['hotnigerianjobs', 66, pools.nigeria],
    ['hotnigerianjobs', 8, pools.aid],
    ['jobzilla', 26, pools.nigeria],
    ['boqqs', 24, pools.nigeria],
    ['reliefweb', 34, pools.aid],
    ['themuse', 12, inLagos],
    ['themuse', 12, inNairobi],
    ['themuse', 10, inJohannesburg],
    ['themuse', 8, pools.remote],
    ['adzuna', 32, pools.southAfrica],
    ['adzuna', 16, pools.britain],
    ['arbeitnow', 28, pools.germany],
    ['arbeitnow', 4, pools.remote],
    ['hackernews', 22, atDesk],
    ['himalayas', 44, pools.remote],
    ['remotive', 28, pools.remote],
    ['remoteok', 32, pools.remote],
    ['jobicy', 30, pools.remote],
    ['workingnomads', 24, pools.remote],
  ]
}

/** The same advert once more on the same board, some days later. */
const again = (posting: Undated, draws: Draws): readonly Undated[] =>
  draws.chance(0.05) && posting.age > 9000
    ? [posting, { ...posting, age: posting.age - draws.whole(4, 6) * 1440 }]
    : [posting]

const reposting = new Set<Board>(['myjobmag', 'hotnigerianjobs', 'remoteok', 'jobzilla'])

/** So many, and as many kinds of work among them as can be: first one of each role, then a second one. */
const varied = (adverts: readonly Advert[], count: number, draws: Draws): readonly Advert[] => {
  const byRole = Map.groupBy(draws.shuffled(adverts), ({ role }) => role)
  return [...byRole.values()]
    .flatMap(same => same.map((advert, turn) => ({ advert, turn })))
    .sort((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ advert }) => advert)
}

/** Every advert of every employer, copied to the boards. */
export const spread = (seed: number, pools: Pools): readonly Undated[] => {
  const numbers = new Map(
    Object.values(pools)
      .flat()
      .map((advert, number) => [advert, number]),
  )
  const copies = (board: Board, adverts: readonly Advert[], draws: Draws) =>
    adverts.map(advert => copyOf({ advert, number: numbers.get(advert) ?? 0 }, board, draws))

  const own = [...numbers.keys()].filter(({ employer, age }) => employer.page !== undefined && age % 4 !== 0)
  return [
    ...copies('employers', own, drawsFor(seed, 'employers')),
    ...draughts(pools).flatMap(([board, count, adverts], at) => {
      const draws = drawsFor(seed, `${board} ${at}`)
      const chosen = copies(board, varied(adverts, count, draws), draws)
      return reposting.has(board) ? chosen.flatMap(posting => again(posting, draws)) : chosen
    }),
  ]
}
