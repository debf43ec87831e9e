import { metropolises } from '../../../shared/domain/jobs/gazetteer/nigeria.ts'
import type { Place, Posting } from '../../../shared/domain/jobs/posting.ts'
import type { Board } from '../../../shared/lists.ts'
import { facet } from './facets.ts'
import { regionsOf } from './open-to.ts'

/** Naira a month: a job has the facets of all that its pay reaches, so that a search for more needs to look at few. */
const paySteps = [50, 100, 150, 200, 300, 400, 600, 800, 1200, 2000, 4000, 8000].map(
  thousands => thousands * 1000,
)

/** The highest step that everything of at least this pay has reached; undefined: below the first. */
export const payStep = (nairaAMonth: number): number | undefined =>
  paySteps.findLast(step => step <= nairaAMonth)

export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / 86_400_000)

/** Whom remote work is open to: as said, or where it is. `unsaid`: perhaps everybody. */
const openingsOf = ({ openTo, places }: Posting): readonly string[] => {
  if (openTo.length > 0) return openTo
  const countries = places.flatMap(({ country }) => country ?? [])
  return countries.length > 0 ? countries : ['unsaid']
}

/** Lagos, the city, is as much as Lagos State: the town is not said. */
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

/** Everything that a job can be filtered by. `firstSeenAt` in milliseconds since 1970. */
export const facetsOf = (posting: Posting, boards: readonly Board[], firstSeenAt: number): string => {
  const { type, workplace, level, places, pay } = posting
  const upTo = pay?.nairaAMonth ?? 0
  const facets = [
    facet('any', ''),
    facet('seenOn', String(dayOf(firstSeenAt))),
    ...(type ? [facet('type', type)] : []),
    ...(workplace ? [facet('workplace', workplace)] : []),
    ...(level ? [facet('level', level)] : []),
    ...boards.map(board => facet('board', board)),
    ...(workplace === 'remote' ? openingsOf(posting).map(to => facet('open', to)) : []),
    ...paySteps.filter(step => step <= upTo).map(step => facet('payOver', String(step))),
    ...places.flatMap(facetsOfPlace),
  ]
  return [...new Set(facets)].join(' ')
}
