import { countryName } from '../../../shared/domain/jobs/gazetteer.ts'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { openingsFor } from './open-to.ts'

/** In the place of a country: people from elsewhere can get a visa. */
const withVisa = 'visa'

/**
 * Where a job can be done from, as words between spaces: ` worldwide `, ` NG GH `. Empty: the posting does not say.
 * Remote work can be done from where it is open to; other work at its places.
 */
export const reachOf = ({ places, workplace, openTo, sponsorsVisa }: Posting): string => {
  const countries = places.map(({ country }) => country)
  const reach = workplace === 'remote' && openTo.length > 0 ? openTo : countries
  if (reach.length === 0 || reach.includes(null)) return ''
  const visa = sponsorsVisa && workplace !== 'remote' ? [withVisa] : []
  return ` ${[...new Set([...reach, ...visa])].join(' ')} `
}

/** The most values of `reach` that include one country. */
export const mostOpenings = 5

/**
 * The values of `reach` that include a country, always as many: values of SQL parameters. A region in the place of the
 * country includes every value.
 */
export const openingsAsked = (country: string): Readonly<Record<string, string>> => {
  const openings = /^[A-Z]{2}$/.test(country) ? openingsFor(country).map(opening => ` ${opening} `) : [' ']
  return Object.fromEntries(
    Array.from({ length: mostOpenings }, (_, at) => [`open${at}`, openings[at] ?? openings[0] ?? ' ']),
  )
}

/** SQL: whether a job can be done from the country of `openingsAsked`. */
const isHere = `(${Array.from({ length: mostOpenings }, (_, at) => `instr(reach, :open${at}) > 0`).join(
  ' OR ',
)})`

const hasVisa = `instr(reach, ' ${withVisa} ') > 0`

/** SQL: whether a job can't be got from the country of `openingsAsked`. */
export const isClosed = `(reach <> '' AND NOT ${isHere} AND NOT ${hasVisa})`

/** SQL: whether a person from there would have to move to another country for a job, with a visa. */
export const needsVisa = `(${hasVisa} AND NOT ${isHere})`

/** The places of a job as its facet names them: states of Nigeria, other countries, and `Remote`. */
export const placeNamesOf = ({ places, workplace }: Posting): string[] => {
  const named = places.flatMap(({ state, country }) => {
    if (state !== null && country === 'NG') return [state]
    return country === null ? [] : [countryName(country) ?? country]
  })
  return [...new Set([...(workplace === 'remote' ? ['Remote'] : named)])]
}
