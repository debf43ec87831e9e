import { type Advert, advertOf } from './advert.ts'
import { type Employer, employers } from './employers.ts'
import { type Draws, drawsFor } from './prng.ts'
import { type Role, roles } from './roles.ts'

/** The identity of an advert: one role of one employer in one city is one advert. */
const nameOf = ({ title, employer, place }: Advert): string =>
  [title, employer.name, place?.city ?? ''].join('|')

const byName = (adverts: readonly Advert[]): readonly Advert[] => [
  ...new Map(adverts.map(advert => [nameOf(advert), advert])).values(),
]

const hires = ({ sectors }: Role, { sector }: Employer): boolean => sectors.includes(sector)

/** Makes adverts of every role in turn, each by a random employer who hires for the role. */
const pool = (
  wanted: number,
  { hirers, isRemote }: { hirers: readonly Employer[]; isRemote: boolean },
  draws: Draws,
): readonly Advert[] => {
  const some = roles.filter(
    role => (!isRemote || role.isRemote) && hirers.some(employer => hires(role, employer)),
  )
  const all: Advert[] = []
  while (all.length < wanted)
    for (const role of draws.shuffled(some)) {
      const employer = draws.one(hirers.filter(hirer => hires(role, hirer)))
      all.push(advertOf({ role, employer, isRemote }, draws))
    }
  return byName(all.slice(0, wanted))
}

/** Makes some adverts of every employer with its own page. */
const ofPages = (hirers: readonly Employer[], isRemote: boolean, draws: Draws): readonly Advert[] =>
  hirers
    .filter(({ page }) => page !== undefined)
    .flatMap(employer => {
      const some = roles.filter(role => (!isRemote || role.isRemote) && hires(role, employer))
      return draws.some(some, draws.whole(5, 7)).map(role => advertOf({ role, employer, isRemote }, draws))
    })

const inCountry =
  (code: string) =>
  ({ place }: Advert): boolean =>
    place?.code === code

/** Makes the adverts of all employers, grouped by where they look for people. */
export const poolsOf = (seed: number) => {
  const part = (name: string) => drawsFor(seed, `pool ${name}`)
  const some = (
    name: string,
    wanted: number,
    hirers: readonly Employer[],
    isRemote = false,
  ): readonly Advert[] => {
    const draws = part(name)
    return byName([...ofPages(hirers, isRemote, draws), ...pool(wanted, { hirers, isRemote }, draws)])
  }
  const world = some('world', 190, employers.world)
  return {
    nigeria: some('nigeria', 150, employers.nigeria),
    aid: some('aid', 38, employers.aid),
    remote: some('remote', 105, employers.remote, true),
    kenya: world.filter(inCountry('KE')),
    ghana: world.filter(inCountry('GH')),
    southAfrica: world.filter(inCountry('ZA')),
    britain: world.filter(inCountry('GB')),
    germany: world.filter(inCountry('DE')),
  }
}
export type Pools = ReturnType<typeof poolsOf>

/** Returns the sources of adverts by name, from which the boards of `content/jobs/boards.json` take some. */
export const sourcesOf = (pools: Pools): Readonly<Record<string, readonly Advert[]>> => {
  const inCity = (adverts: readonly Advert[], city: string) =>
    adverts.filter(({ place }) => place?.city === city)
  return {
    ...pools,
    lagos: inCity(pools.nigeria, 'Lagos'),
    nairobi: inCity(pools.kenya, 'Nairobi'),
    johannesburg: inCity(pools.southAfrica, 'Johannesburg'),
    desk: pools.remote.filter(({ field }) => field === 'technology' || field === 'design'),
  }
}
