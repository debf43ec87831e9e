import { type Advert, advertOf } from './advert.ts'
import type { Employer } from './employer.ts'
import { aidEmployers } from './employers/aid.ts'
import { nigerianEmployers } from './employers/nigeria.ts'
import { remoteEmployers } from './employers/remote.ts'
import { worldEmployers } from './employers/world.ts'
import { type Draws, drawsFor } from './prng.ts'
import type { Role } from './role.ts'
import { roles } from './roles.ts'

/** One role of one employer in one city is one advert. */
const nameOf = ({ title, employer, place }: Advert): string =>
  [title, employer.name, place?.city ?? ''].join('|')

const byName = (adverts: readonly Advert[]): readonly Advert[] => [
  ...new Map(adverts.map(advert => [nameOf(advert), advert])).values(),
]

const hires = ({ sectors }: Role, { sector }: Employer): boolean => sectors.includes(sector)

/** Role after role, so that all kinds are there, each time with another employer who hires it. */
const pool = (
  wanted: number,
  { employers, isRemote }: { employers: readonly Employer[]; isRemote: boolean },
  draws: Draws,
): readonly Advert[] => {
  const some = roles.filter(
    role => (!isRemote || role.isRemote) && employers.some(employer => hires(role, employer)),
  )
  const all: Advert[] = []
  while (all.length < wanted)
    for (const role of draws.shuffled(some)) {
      const employer = draws.one(employers.filter(one => hires(role, one)))
      all.push(advertOf({ role, employer, isRemote }, draws))
    }
  return byName(all.slice(0, wanted))
}

/** Some of every employer that has a page of its own. */
const ofPages = (employers: readonly Employer[], isRemote: boolean, draws: Draws): readonly Advert[] =>
  employers
    .filter(({ page }) => page !== undefined)
    .flatMap(employer => {
      const some = roles.filter(role => (!isRemote || role.isRemote) && hires(role, employer))
      return draws.some(some, draws.whole(5, 7)).map(role => advertOf({ role, employer, isRemote }, draws))
    })

const inCountry =
  (code: string) =>
  ({ place }: Advert): boolean =>
    place?.code === code

/** What employers want, by where they look for it. */
export const poolsOf = (seed: number) => {
  const part = (name: string) => drawsFor(seed, `pool ${name}`)
  const some = (
    name: string,
    wanted: number,
    employers: readonly Employer[],
    isRemote = false,
  ): readonly Advert[] => {
    const draws = part(name)
    return byName([...ofPages(employers, isRemote, draws), ...pool(wanted, { employers, isRemote }, draws)])
  }
  const world = some('world', 190, worldEmployers)
  return {
    nigeria: some('nigeria', 150, nigerianEmployers),
    aid: some('aid', 38, aidEmployers),
    remote: some('remote', 105, remoteEmployers, true),
    kenya: world.filter(inCountry('KE')),
    ghana: world.filter(inCountry('GH')),
    southAfrica: world.filter(inCountry('ZA')),
    britain: world.filter(inCountry('GB')),
    germany: world.filter(inCountry('DE')),
  }
}
export type Pools = ReturnType<typeof poolsOf>
