import { continents, countryCode, countryNamed, placeKey } from './gazetteer/lookup.ts'
import { placesOf } from './places.ts'
import type { Place } from './posting.ts'

const europe = new Set(continents.europe.map(({ code }) => code))
const africa = new Set(continents.africa.map(({ code }) => code))
const americas = new Set(continents.americas.map(({ code }) => code))
const asia = new Set(continents.asia.map(({ code }) => code))
// Of Asia, EMEA means the Middle East.
const middleEast = 'AE SA QA KW BH OM JO LB IQ SY YE IL PS TR'.split(' ')

/** The values of `openTo` that are no country, and the countries that each stands for. */
const regions: Readonly<Record<string, ReadonlySet<string>>> = {
  africa,
  europe,
  americas,
  asia,
  emea: new Set([...europe, ...africa, ...middleEast]),
}

const west = 'NG GH SN CI BJ TG BF ML NE GM GN SL LR CV MR'.split(' ')
const east = 'KE UG TZ RW ET BI SO SS DJ ER'.split(' ')
const south = 'ZA ZW ZM BW NA MZ MW AO LS SZ'.split(' ')
const north = 'EG MA TN DZ LY SD'.split(' ')
const nordics = 'SE NO DK FI IS'.split(' ')
const gulf = 'AE SA QA KW BH OM'.split(' ')

const inWords = new Map<string, readonly string[]>([
  ...[
    'worldwide',
    'world',
    'anywhere',
    'anywhere in the world',
    'global',
    'globally',
    'international',
    'everywhere',
    'all countries',
    'work from anywhere',
    'remote worldwide',
    'any country',
    'location independent',
    'fully remote worldwide',
  ].map(name => [name, ['worldwide']] as const),
  ...[
    'africa',
    'african countries',
    'anywhere in africa',
    'pan africa',
    'sub saharan africa',
    'ssa',
    'subsaharan africa',
  ].map(name => [name, ['africa']] as const),
  ...['emea', 'europe middle east and africa', 'europe middle east africa'].map(
    name => [name, ['emea']] as const,
  ),
  ...[
    'europe',
    'eu',
    'european union',
    'eea',
    'european timezones',
    'european countries',
    'western europe',
    'dach',
  ].map(name => [name, ['europe']] as const),
  ...[
    'americas',
    'the americas',
    'latam',
    'latin america',
    'north america',
    'south america',
    'northern america',
  ].map(name => [name, ['americas']] as const),
  ...['asia', 'apac', 'asia pacific', 'oceania', 'southeast asia', 'south east asia', 'middle east'].map(
    name => [name, ['asia']] as const,
  ),
  ['west africa', west],
  ['western africa', west],
  ['east africa', east],
  ['eastern africa', east],
  ['southern africa', south],
  ['north africa', north],
  ['northern africa', north],
  ['nordics', nordics],
  ['scandinavia', nordics],
  ['uk and ireland', ['GB', 'IE']],
  ['uk ireland', ['GB', 'IE']],
  ['gcc', gulf],
  ['mena', [...north, ...middleEast]],
])

const separators = /(?:(?<!\s)\s+)?[,;/|()[\]\n•]\s*|(?<!\s)\s+(?:and|or|&|[-–—])\s+/i
const fillers =
  /\b(?:remote|only|based|candidates?|residents?|in|from|within|timezones?|time zones?|anywhere in|preferred)\b/gi

const inPart = (part: string): readonly string[] => {
  const whole = placeKey(part)
  const found = inWords.get(whole) ?? inWords.get(placeKey(part.replace(fillers, ' ')))
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

/** Whether somebody in a country (ISO 3166) may apply; null: the advert does not say. */
export const mayApplyFrom = (openTo: readonly string[], country: string): boolean | null =>
  openTo.length === 0
    ? null
    : openTo.some(
        where => where === 'worldwide' || where === country || (regions[where]?.has(country) ?? false),
      )
