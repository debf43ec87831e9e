import {
  countryNamed,
  countryOfLetters,
  isMetropolis,
  isStateOfAmerica,
  type Known,
  knownPlace,
  placeKey,
  weakNames,
} from './gazetteer.ts'
import type { Place } from './posting.ts'

/** Words for the way of working, or for everywhere, that are no place. */
const noPlace =
  /\b(?:remote(?:ly)?|hybrid|on-?site|in-office|work from home|wfh|home[- ]based|anywhere|worldwide|global(?:ly)?|international|emea|apac|latam|africa(?! \w)|europe|eu|various|multiple|several|locations?|any|flexible|field[- ]based|full[- ]time|part[- ]time|contract|permanent|internship|temporary|only|(?:utc|gmt) ?[+-] ?\d+)\b/gi
const filler =
  /^(?:.*\b(?:located|based|situated) )?(?:in|at|within|around|near)\s+|^(?:greater|the|duty station)\s+|\.$/gi
const details = /(?:(?<!\s)\s+)?[,()[\]:–—]\s*|(?<!\s)\s+-\s+/
const twoCapitals = /^[A-Z]{2}$/
const hasLetters = /\p{L}\.?\p{L}/u

/** One place, built up from the words of a location one after the other. */
type Found = {
  readonly words: readonly string[]
  /** The same names in our spelling. */
  readonly names: readonly string[]
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
  /** Whether the country is written, and not only known from its city. */
  readonly isCountrySaid: boolean
}

const nothing: Found = { words: [], names: [], city: null, state: null, country: null, isCountrySaid: false }

/** The place names among other words, the longest first. */
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

/** Whether `next` is the country Georgia, which has the name of Atlanta's state. */
const isOtherGeorgia = (before: Found, next: Known): boolean =>
  next.country === 'GE' && before.country === 'US'

/** Whether `next` says that another town of that name is meant: `Halifax, England`, `London, Ontario`. */
const isOtherTown = (before: Found, next: Known): boolean =>
  next.kind === 'region' && before.city !== null && before.state === null && !before.isCountrySaid

/** Whether `next` names the same place more or less exactly: `Lekki, Lagos`, `Nigeria - Abuja`, `Birmingham, USA`. */
const continues = (before: Found, next: Known): boolean => {
  if (before.country === null) return true
  if (next.kind === 'country') return before.country === next.country || !before.isCountrySaid
  if (before.country !== next.country) return isOtherTown(before, next)
  if (next.kind === 'region') return true
  if (before.city === null) return before.state === null || before.state === next.state
  if (before.city === next.city) return true
  if (next.state === null || before.state !== next.state) return false
  return next.kind === 'state' || isMetropolis(next) || isMetropolis(before)
}

/** Words that are not said already, so that a country or a state that two fields of a board name stands once. */
const newWords = ({ words: before, isCountrySaid }: Found, next: Known, words: readonly string[]) =>
  isCountrySaid && next.kind === 'country'
    ? []
    : words.filter(word => placeKey(word) !== placeKey(before.at(-1) ?? ''))

const extended = (before: Found, next: Known, words: readonly string[]): Found => {
  const isElsewhere = before.country !== null && before.country !== next.country
  const keepsCity = before.city !== null && (next.city === null || isMetropolis(next))
  return {
    words: [...before.words, ...newWords(before, next, words)],
    names: before.names.at(-1) === next.name ? before.names : [...before.names, next.name],
    city: keepsCity ? before.city : next.city,
    state: isElsewhere ? null : (before.state ?? next.state),
    country: next.country,
    isCountrySaid: before.isCountrySaid || next.kind === 'country',
  }
}

/** After one of its towns, a country's name means the country: `Niamey, Niger`, `Cotonou, Benin`. */
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

/** The places of one group of words without an `or`. Unknown words stay as they are written. */
const foundIn = (group: string): readonly Found[] => {
  const found: Found[] = []
  const unknown: string[] = []
  for (const written of group.split(details)) {
    const part = strip(written)
    if (!hasLetters.test(part)) continue
    const known = readPart(part, found.at(-1), unknown.length > 0)
    if (known.length === 0 && found.length === 0 && unknown.at(-1) !== part) unknown.push(part)
    for (const [at, next] of known.entries()) {
      const words = at > 0 ? [] : known.length === 1 ? [...unknown.splice(0), part] : [part]
      const before = found.at(-1)
      if (before && isOtherGeorgia(before, next)) continue
      if (before && continues(before, next)) found[found.length - 1] = extended(before, next, words)
      else found.push(extended(nothing, next, at > 0 ? [next.name] : words))
    }
  }
  if (found.length > 0 || unknown.length === 0) return found
  return [{ ...nothing, words: unknown }]
}

const alternatives = /(?:(?<!\s)\s+)?[/;|•\n&]\s*|(?<!\s)\s+(?:and|or)\s+/i
const everywhere =
  /\bnation-?wide\b|\ball over nigeria\b|\b(?:any|all|various) (?:location|state|part)s?\b.*\bnigeria\b/i

/** The most places of one posting; an employer that names more hires everywhere. */
const mostPlaces = 20
const longestText = 80

const hasSmall = /\p{Ll}/u
/** Whether a text is long enough to be a name, and short enough not to be a sentence. */
const isName = (text: string): boolean => /\p{L}{3}/u.test(text) && text.split(' ').length <= 5

const nationwide: Place = { text: 'Nationwide', city: null, state: null, country: 'NG' }

const placeOf = ({ words, names, city, state, country }: Found): Place => {
  const written = words.join(', ')
  const text = hasSmall.test(written) && written.length <= longestText ? written : names.join(', ')
  return { text: text === '' ? written.slice(0, longestText) : text, city, state, country }
}

const isSame = (a: Place, b: Place): boolean =>
  a.city === b.city &&
  a.state === b.state &&
  a.country === b.country &&
  (a.country !== null || a.text === b.text)

/**
 * The places that a board's words name: `Lekki, Lagos`, `Lagos / Abuja`, `located in Rivers State`, `Nationwide`. What
 * we do not know stays as it is written, with nothing known of it. Remote work and regions are no places.
 */
export const placesOf = (text: string): Place[] => {
  if (text === '') return []
  if (everywhere.test(text)) return [nationwide]
  const places: Place[] = []
  for (const group of text.split(alternatives))
    for (const found of foundIn(group)) {
      const place = placeOf(found)
      if (place.country === null && !isName(place.text)) continue
      if (places.length < mostPlaces && !places.some(other => isSame(other, place))) places.push(place)
    }
  const known = places.filter(place => place.country !== null)
  return known.length > 0 ? known : places
}

/** The place that a person means with `PH`, `lekki` or `Abuja, Nigeria`; null: an unknown place. */
export const placeOfWords = (text: string): Place | null =>
  placesOf(text).find(place => place.country !== null) ?? null

/**
 * Whether work at `place` is work at the place that a person looks for. Lagos and Abuja mean the whole state. A posting
 * that names only the state may be in any of its towns. Null: the posting says too little.
 */
export const isWithin = (place: Place, wanted: Place): boolean | null => {
  if (place.country === null) return null
  if (place.country !== wanted.country) return false
  if (wanted.state === null && wanted.city === null) return true
  if (place.state === null && place.city === null) return null
  if (wanted.state !== null && place.state !== wanted.state) return false
  if (wanted.city === null || place.city === wanted.city || isMetropolis(wanted)) return true
  return place.city === null || isMetropolis(place) ? null : false
}
