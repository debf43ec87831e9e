import type { Undated } from '../posted.ts'
import { bodyOf, phrases } from './body.ts'
import type { Employer } from './employers.ts'
import { payFor } from './pay.ts'
import { type Place, placesIn } from './places.ts'
import type { Draws } from './prng.ts'
import type { Level, Role } from './roles.ts'

/** A job of an employer, before any board has the advert. */
export type Advert = Omit<Undated, 'board' | 'key' | 'company' | 'advert' | 'page'> & {
  readonly employer: Employer
  /** The title without the level. */
  readonly role: string
}

const minutesADay = 1440
const oldestDays = 40

const titleOf = ({ title }: Role, level: Level): string => {
  if (level === 'senior') return `Senior ${title}`
  if (level === 'lead') return `Lead ${title}`
  return title
}

/** Most adverts have the first level of the role. */
const levelOf = ({ levels }: Role, draws: Draws): Level =>
  draws.chance(0.55) ? levels[0] : draws.one(levels)

/** Half of the jobs of an employer in Lagos are in Lagos. */
const placeOf = ({ cities }: Employer, draws: Draws): Place => {
  const city = cities.includes('Lagos') && draws.chance(0.5) ? 'Lagos' : draws.one(cities)
  return draws.one(placesIn(city))
}

const typeOf = ({ title, sectors }: Role, draws: Draws): Advert['type'] => {
  if (title === 'Intern') return 'internship'
  if (sectors.includes('aid')) return draws.chance(0.3) ? 'contract' : 'full-time'
  const roll = draws.next()
  if (roll < 0.84) return 'full-time'
  if (roll < 0.94) return 'contract'
  return roll < 0.98 ? 'part-time' : 'temporary'
}

/** Draws the age of an advert in minutes. Many adverts are new, and few are old. */
const ageOf = (draws: Draws): number => 3 + Math.floor(draws.next() ** 2.2 * oldestDays * minutesADay * 0.99)

const lastsOf = (age: number, draws: Draws): number | null =>
  draws.chance(0.45) ? null : Math.ceil(age / minutesADay) + draws.whole(2, 28)

type Wanted = { readonly role: Role; readonly employer: Employer; readonly isRemote: boolean }

/** Makes an advert of a role by an employer. */
export const advertOf = ({ role, employer, isRemote }: Wanted, draws: Draws): Advert => {
  const level = levelOf(role, draws)
  const title = titleOf(role, level)
  const place = isRemote ? null : placeOf(employer, draws)
  const isHybrid = place !== null && role.isRemote === true && draws.chance(0.35)
  const age = ageOf(draws)
  return {
    employer,
    role: role.title,
    title,
    place,
    workplace: isRemote ? 'remote' : isHybrid ? 'hybrid' : 'onsite',
    openTo: isRemote ? draws.one(phrases.openTo) : [],
    body: bodyOf({ role, level, title, employer, place, isHybrid }, draws),
    pay: draws.chance(0.6) ? payFor(role, level, place?.code ?? null, draws) : null,
    type: typeOf(role, draws),
    level,
    field: role.field,
    tags: draws.some(role.skills, 3),
    openings: draws.chance(0.12) ? draws.whole(2, 6) : 1,
    roles: [],
    age,
    lasts: lastsOf(age, draws),
  }
}
