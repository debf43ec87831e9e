import { fold } from '../../../shared/domain/jobs/fold.ts'
import { metropolises } from '../../../shared/domain/jobs/gazetteer.ts'
import type { Place, Posting } from '../../../shared/domain/jobs/posting.ts'
import { familiesOf } from '../../../shared/domain/jobs/roles.ts'
import type { Board } from '../../../shared/lists.ts'
import { regionsOf } from './open-to.ts'
import { placeNamesOf } from './reach.ts'

/**
 * Facets are words of the index for the facts that searches filter by. They begin with a sign that no word of an advert
 * or of a query has, because these are split at signs.
 */
export const facetSign = '_'

const facetKinds = {
  any: 'a',
  type: 't',
  workplace: 'w',
  open: 'o',
  board: 'b',
  level: 'l',
  country: 'n',
  state: 's',
  city: 'c',
  region: 'r',
  /** The posting names only this state or country. */
  somewhereIn: 'i',
  payOver: 'p',
  seenOn: 'd',
  family: 'f',
  employer: 'e',
  /** A value of the facet of places. */
  placeName: 'z',
  /** The posting asks for a year of experience, or more. */
  asksYears: 'y',
} as const
export type FacetKind = keyof typeof facetKinds

// A cache, because most values are used very often. Employers and towns are many.
const cacheSize = 20_000
const cache = new Map<string, string>()

export const facet = (kind: FacetKind, value: string): string => {
  const key = `${facetKinds[kind]}${value}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const written = `${facetSign}${facetKinds[kind]}${fold(value).replace(/[^\p{L}\p{N}]+/gu, '')}x`
  if (cache.size >= cacheSize) cache.clear()
  cache.set(key, written)
  return written
}

/** Naira a month. A job has a facet for each step that its pay reaches, so that a search by pay reads few jobs. */
const paySteps = [50, 100, 150, 200, 300, 400, 600, 800, 1200, 2000, 4000, 8000].map(
  thousands => thousands * 1000,
)

/** The highest step that is not above this pay; undefined: the pay is below the first step. */
export const payStep = (nairaAMonth: number): number | undefined =>
  paySteps.findLast(step => step <= nairaAMonth)

export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / 86_400_000)

/** Where remote work may be done from: as the posting says, or its countries. `unsaid`: the posting does not say. */
const openingsOf = ({ openTo, places }: Posting): readonly string[] => {
  if (openTo.length > 0) return openTo
  const countries = places.flatMap(({ country }) => country ?? [])
  return countries.length > 0 ? countries : ['unsaid']
}

/** Whether the place names no town. The city of Lagos counts as Lagos State. */
const isWide = ({ city, state }: Place): boolean => city === null || metropolises[city] === state

const facetsOfPlace = (place: Place): string[] => {
  const { city, state, country } = place
  return [
    ...(city ? [facet('city', city)] : []),
    ...(state ? [facet('state', state)] : []),
    ...(country
      ? [facet('country', country), ...regionsOf(country).map(region => facet('region', region))]
      : []),
    ...(isWide(place) ? [facet('somewhereIn', state ?? country ?? '')] : []),
  ]
}

/** The facets of a job. `firstSeenAt` in milliseconds since 1970. */
export const facetsOf = (posting: Posting, boards: readonly Board[], firstSeenAt: number): string => {
  const { type, workplace, level, places, pay, title, companyKey } = posting
  const upTo = pay?.nairaAMonth ?? 0
  const facets = [
    facet('any', ''),
    facet('seenOn', String(dayOf(firstSeenAt))),
    ...(type ? [facet('type', type)] : []),
    ...(workplace ? [facet('workplace', workplace)] : []),
    ...(level ? [facet('level', level)] : []),
    ...boards.map(board => facet('board', board)),
    ...((posting.yearsAsked ?? 0) > 0 ? [facet('asksYears', '')] : []),
    ...(workplace === 'remote' ? openingsOf(posting).map(to => facet('open', to)) : []),
    ...paySteps.filter(step => step <= upTo).map(step => facet('payOver', String(step))),
    ...places.flatMap(facetsOfPlace),
    ...placeNamesOf(posting).map(name => facet('placeName', name)),
    ...familiesOf(title).map(family => facet('family', family)),
    ...(companyKey === '' ? [] : [facet('employer', companyKey)]),
  ]
  return [...new Set(facets)].join(' ')
}
