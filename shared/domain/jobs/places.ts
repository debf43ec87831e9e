import { metropolises } from './gazetteer/nigeria.ts'
import { type Found, foundIn } from './places-found.ts'
import type { Place } from './posting.ts'

const alternatives = /(?:(?<!\s)\s+)?[/;|•\n&]\s*|(?<!\s)\s+(?:and|or)\s+/i
const everywhere =
  /\bnation-?wide\b|\ball over nigeria\b|\b(?:any|all|various) (?:location|state|part)s?\b.*\bnigeria\b/i

/** The most places of one posting: who names more hires everywhere. */
const mostPlaces = 20
const longestText = 80

const hasSmall = /\p{Ll}/u
/** Letters enough to be a name, and few enough not to be a sentence. */
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
 * we do not know is kept as it is written, with nothing known of it. Remote work and regions are no places.
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

/** The place that somebody means who types `PH`, `lekki` or `Abuja, Nigeria`; null: none that we know. */
export const placeOfWords = (text: string): Place | null =>
  placesOf(text).find(place => place.country !== null) ?? null

const isMetropolis = (city: string | null, state: string | null): boolean =>
  city !== null && state !== null && metropolises[city] === state

/**
 * Whether work at `place` is work at the place that somebody looks for. Lagos and Abuja mean all of their state; a
 * posting that says no more than the state may be in any town of it. Null: the posting says too little to tell.
 */
export const isWithin = (place: Place, wanted: Place): boolean | null => {
  if (place.country === null) return null
  if (place.country !== wanted.country) return false
  if (wanted.state === null && wanted.city === null) return true
  if (place.state === null && place.city === null) return null
  if (wanted.state !== null && place.state !== wanted.state) return false
  if (wanted.city === null || place.city === wanted.city || isMetropolis(wanted.city, wanted.state))
    return true
  return place.city === null || isMetropolis(place.city, place.state) ? null : false
}
