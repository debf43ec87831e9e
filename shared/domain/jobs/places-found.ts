import {
  countryNamed,
  countryOfLetters,
  isStateOfAmerica,
  type Known,
  knownPlace,
  placeKey,
  weakNames,
} from './gazetteer/lookup.ts'
import { metropolises } from './gazetteer/nigeria.ts'

/** What is said of how the work is done, or of everywhere, is no place. */
const noPlace =
  /\b(?:remote(?:ly)?|hybrid|on-?site|in-office|work from home|wfh|home[- ]based|anywhere|worldwide|global(?:ly)?|international|emea|apac|latam|africa(?! \w)|europe|eu|various|multiple|several|locations?|any|flexible|field[- ]based|full[- ]time|part[- ]time|contract|permanent|internship|temporary|only|(?:utc|gmt) ?[+-] ?\d+)\b/gi
const filler =
  /^(?:.*\b(?:located|based|situated) )?(?:in|at|within|around|near)\s+|^(?:greater|the|duty station)\s+|\.$/gi
const details = /(?:(?<!\s)\s+)?[,()[\]:–—]\s*|(?<!\s)\s+-\s+/
const twoCapitals = /^[A-Z]{2}$/
const hasLetters = /\p{L}\.?\p{L}/u

/** One place as the words of a location come to it, one after the other. */
export type Found = {
  readonly words: readonly string[]
  /** The same as we spell it. */
  readonly names: readonly string[]
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
  /** The country is written, and not only known by its city. */
  readonly isCountrySaid: boolean
}

const nothing: Found = { words: [], names: [], city: null, state: null, country: null, isCountrySaid: false }

/** The names among other words, the longest first. */
const namesAmong = (key: string): Known[] => {
  const words = key.split(' ')
  const found: Known[] = []
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(3, words.length - at); length > 0; length -= 1) {
      const name = words.slice(at, at + length).join(' ')
      const place = weakNames.has(name) ? undefined : knownPlace(name)
      if (!place) continue
      found.push(place)
      at += length - 1
      break
    }
  return found
}

const isMetropolis = (place: Known): boolean =>
  place.city !== null && place.state !== null && metropolises[place.city] === place.state

/** Tbilisi's country has the name of Atlanta's state. */
const isOtherGeorgia = (before: Found, next: Known): boolean =>
  next.country === 'GE' && before.country === 'US'

/** Whether `next` says the same place more or less exactly: `Lekki, Lagos`, `Nigeria - Abuja`, `Birmingham, USA`. */
const continues = (before: Found, next: Known): boolean => {
  if (before.country === null) return true
  if (next.kind === 'country') return before.country === next.country || !before.isCountrySaid
  if (before.country !== next.country) return false
  if (next.kind === 'region') return true
  if (before.city === null) return before.state === null || before.state === next.state
  if (before.city === next.city) return true
  if (next.state === null || before.state !== next.state) return false
  return next.kind === 'state' || isMetropolis(next) || metropolises[before.city] === before.state
}

const joined = (before: Found, next: Known, words: readonly string[]): Found => {
  const isElsewhere = before.country !== null && before.country !== next.country
  const keepsCity = before.city !== null && (next.city === null || isMetropolis(next))
  return {
    words: [...before.words, ...words],
    names: before.names.at(-1) === next.name ? before.names : [...before.names, next.name],
    city: keepsCity ? before.city : next.city,
    state: isElsewhere ? null : (before.state ?? next.state),
    country: next.country,
    isCountrySaid: before.isCountrySaid || next.kind === 'country',
  }
}

/** Behind a town of its own a country's name is the country: `Niamey, Niger`, `Cotonou, Benin`. */
const homonym = (place: Known, key: string, before: Found | undefined): Known =>
  before?.country && place.country !== before.country && countryNamed(key) === before.country
    ? { kind: 'country', name: place.name, city: null, state: null, country: before.country }
    : place

const readPart = (part: string, before: Found | undefined, isBehindTown: boolean): readonly Known[] => {
  if (before?.city && twoCapitals.test(part.replaceAll('.', ''))) {
    const country = countryOfLetters(part.replaceAll('.', ''), before.country)
    if (country) return [{ kind: 'country', name: part, city: null, state: null, country }]
  }
  if (isBehindTown && isStateOfAmerica(part))
    return [{ kind: 'country', name: part, city: null, state: null, country: 'US' }]
  const key = placeKey(part)
  const place = knownPlace(key)
  return place ? [homonym(place, key, before)] : namesAmong(key)
}

const strip = (part: string): string =>
  knownPlace(placeKey(part))
    ? part
    : part.replace(noPlace, '').replace(filler, '').replace(/ {2,}/g, ' ').trim()

/** The places of one line of words between which no `or` stands. What nothing is known of comes as it is written. */
export const foundIn = (group: string): readonly Found[] => {
  const found: Found[] = []
  const unknown: string[] = []
  for (const written of group.split(details)) {
    const part = strip(written)
    if (!hasLetters.test(part)) continue
    const known = readPart(part, found.at(-1), unknown.length > 0)
    if (known.length === 0 && found.length === 0) unknown.push(part)
    for (const [at, next] of known.entries()) {
      const words = at > 0 ? [] : known.length === 1 ? [...unknown.splice(0), part] : [part]
      const before = found.at(-1)
      if (before && isOtherGeorgia(before, next)) continue
      if (before && continues(before, next)) found[found.length - 1] = joined(before, next, words)
      else found.push(joined(nothing, next, at > 0 ? [next.name] : words))
    }
  }
  if (found.length > 0 || unknown.length === 0) return found
  return [{ ...nothing, words: unknown }]
}
