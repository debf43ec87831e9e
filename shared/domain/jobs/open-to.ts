import { once } from '../../once.ts'
import { listed } from '../listed.ts'
import { continents, countryCode, countryNamed, placeKey } from './gazetteer.ts'
import lists from './open-to.json' with { type: 'json' }
import { placesOf } from './places.ts'
import type { Place } from './posting.ts'

/*
 * `open-to.json`: `regions` are the values of `openTo` that are no country, each with the words of adverts for it.
 * `countriesOf` are words for several countries, and the codes of these. Of Asia, EMEA means the Middle East.
 */

const codesOf = (countries: readonly { readonly code: string }[]): readonly string[] =>
  countries.map(({ code }) => code)

/** The values of `openTo` that are no country, and the countries that each stands for. */
const regions = once((): ReadonlyMap<string, ReadonlySet<string>> => {
  const { africa, europe, americas, asia } = continents()
  const emea = [...codesOf(europe), ...codesOf(africa), ...lists.middleEastOfEmea.split(' ')]
  return new Map([
    ['africa', new Set(codesOf(africa))],
    ['europe', new Set(codesOf(europe))],
    ['americas', new Set(codesOf(americas))],
    ['asia', new Set(codesOf(asia))],
    ['emea', new Set(emea)],
  ])
})

/** What `openTo` says for the words of an advert. */
const meanings = new Map<string, readonly string[]>([
  ...Object.entries(lists.regions).flatMap(([region, words]) =>
    listed(words).map(name => [name, [region]] as const),
  ),
  ...Object.entries(lists.countriesOf).flatMap(([words, codes]) =>
    listed(words).map(name => [name, codes.split(' ')] as const),
  ),
])

const separators = /(?:(?<!\s)\s+)?[,;/|()[\]\n•]\s*|(?<!\s)\s+(?:and|or|&|[-–—])\s+/i
const fillers =
  /\b(?:remote|only|based|candidates?|residents?|in|from|within|timezones?|time zones?|anywhere in|preferred)\b/gi

const inPart = (part: string): readonly string[] => {
  const whole = placeKey(part)
  const found = meanings.get(whole) ?? meanings.get(placeKey(part.replace(fillers, ' ')))
  if (found) return found
  const country = countryNamed(part) ?? countryNamed(part.replace(fillers, ' '))
  return country ? [country] : []
}

/** Who may apply, in the words of a board: each region and country that is named. */
const inText = (text: string): readonly string[] => {
  // Two letters are a country's by themselves; behind a town they may be California.
  const code = countryCode(text)
  if (code) return [code]
  const whole = inPart(text)
  return whole.length > 0 ? whole : text.split(separators).flatMap(inPart)
}

const distinct = (values: readonly string[]): string[] =>
  values.includes('worldwide') ? ['worldwide'] : [...new Set(values)]

/** Countries of the places that a board names in place of countries: `Berlin, Germany`. */
const countriesOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap(placesOf).flatMap(({ country }) => country ?? [])

/**
 * Who may apply for remote work: regions and countries, empty where it is not said. What the board lists comes first;
 * then what the location says. A town is where an office is, and not who may apply; but an advert for a Nigerian town is
 * for people here.
 */
export const openToOf = (
  listed: readonly string[] | null,
  location: string,
  places: readonly Place[],
): string[] => {
  if (listed?.length === 0) return ['worldwide']
  const said = distinct(listed?.flatMap(inText) ?? [])
  if (said.length > 0) return said
  if (listed) return distinct(countriesOf(listed))
  const inLocation = distinct(location === '' ? [] : inText(location))
  if (inLocation.length > 0) return inLocation
  return places.some(({ country }) => country === 'NG') ? ['NG'] : []
}

/** Whether a person in a country (ISO 3166) may apply; null: the advert does not say. */
export const mayApplyFrom = (openTo: readonly string[], country: string): boolean | null =>
  openTo.length === 0
    ? null
    : openTo.some(
        where => where === 'worldwide' || where === country || (regions().get(where)?.has(country) ?? false),
      )
