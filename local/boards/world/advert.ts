import type { Undated } from '../posted.ts'
import { bodyOf } from './body.ts'
import type { Employer } from './employer.ts'
import { payFor } from './pay.ts'
import type { Place } from './place.ts'
import { placesIn } from './places.ts'
import type { Draws } from './prng.ts'
import type { Level, Role } from './role.ts'

/** What an employer wants, before any board has it. */
export type Advert = Omit<Undated, 'board' | 'key' | 'company' | 'advert' | 'page'> & {
  readonly employer: Employer
  /** Its title without the grade. */
  readonly role: string
}

const minutesADay = 1440
const oldestDays = 40

const titleOf = ({ title }: Role, level: Level): string => {
  if (level === 'senior') return `Senior ${title}`
  if (level === 'lead') return `Lead ${title}`
  return title
}

/** Most are mid-level, or whatever the role is first of all. */
const levelOf = ({ levels }: Role, draws: Draws): Level =>
  draws.chance(0.55) ? levels[0] : draws.one(levels)

/** Half of what an employer in Lagos wants, it wants there. */
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

/** Who may apply to remote work, and how often that is said. */
const openings: readonly (readonly string[])[] = [
  [],
  [],
  [],
  ['Nigeria'],
  ['Africa'],
  ['Africa'],
  ['EMEA'],
  ['EMEA'],
  ['Nigeria', 'Kenya', 'Ghana', 'South Africa'],
  ['Europe'],
  ['United Kingdom'],
  ['United States', 'Canada'],
  ['United States'],
]

/** Many are new, few are old: minutes. */
const ageOf = (draws: Draws): number => 3 + Math.floor(draws.next() ** 2.2 * oldestDays * minutesADay * 0.99)

const lastsOf = (age: number, draws: Draws): number | null =>
  draws.chance(0.45) ? null : Math.ceil(age / minutesADay) + draws.whole(2, 28)

type Wanted = { readonly role: Role; readonly employer: Employer; readonly isRemote: boolean }

/** An advert of a role by an employer. */
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
    openTo: isRemote ? draws.one(openings) : [],
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
