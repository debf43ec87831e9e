import { isStateOfAmerica, knownPlace, placeKey } from '../jobs/gazetteer.ts'
import { placeOfWords } from '../jobs/places.ts'

const workplace = /^(?:remote(?:ly)?|hybrid|on-?site|in-office|work from home|fully remote)$/i

/** `EH6` of `Edinburgh EH6`, and `7600` of `Stellenbosch 7600`, which is no year. */
const postcode = / (?:[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?|(?!19|20)\d{4,6})$/
const isKnown = (word: string): boolean => knownPlace(placeKey(word.replace(postcode, ''))) !== undefined

const wordsOf = (text: string): string[] =>
  text
    // `U.S.A.`
    .replace(/\b(?:\p{Lu}\.){2,4}/gu, initials => initials.replaceAll('.', ''))
    // `Washington, DC 20420 United States`
    .replace(/(?<=, [A-Z]{2}) \d{5} (?=United States$|USA$)/, ', ')
    .replace(/\(/g, ',')
    .replace(/[).]+/g, ' ')
    .split(/[,/|–—]|\s[-&]\s/)
    .map(word => word.trim())
    .filter(Boolean)

/** A name that may be a town's. */
const name = /^\p{Lu}[\p{L}' -]{1,30}$/u
/** `Wuse Zone 4` */
const quarter = /^\p{Lu}[\p{L}' -]{1,25} \d{1,3}$/u

/** `Lagos`, `Lekki, Lagos State`, `Remote`, `Austin, TX`, `(Abuja)`: a text that says a place and nothing else. */
export const isPlace = (text: string): boolean => {
  if (text.length > 80) return false
  const words = wordsOf(text)
  const [first = '', second = ''] = words
  if (words.length === 0 || words.length > 4) return false
  if (words.every(word => isKnown(word) || workplace.test(word))) return true
  if (words.length === 1) return isTownAndCountry(first)
  const state = second.replace(postcode, '')
  const isAbbreviated = isStateOfAmerica(state) || (/^[A-Z]{2}$/.test(state) && isKnown(first))
  const isShort = name.test(first) && first.split(' ').length <= 3
  return isAbbreviated && isShort && words.slice(2).every(word => isKnown(word) || workplace.test(word))
}

/** `Enugu Nigeria`, or `GA USA`, without a comma. */
const isTownAndCountry = (text: string): boolean => {
  const words = text.length < 50 ? text.split(' ') : []
  return words.some((_, at) => {
    const town = words.slice(0, at).join(' ')
    return (isKnown(town) || isStateOfAmerica(town)) && isKnown(words.slice(at).join(' '))
  })
}

/** A town that no list has, before a state or a country that one has. */
export const isTown = (text: string): boolean => {
  const [first = '', ...others] = wordsOf(text)
  return (
    others.length > 0 &&
    others.length < 4 &&
    (name.test(first) || quarter.test(first)) &&
    others.every(isKnown)
  )
}

const house =
  /^(?:no\.? ?\d|plot|block|blk|flat|house|suite|apartment|apt|p\.? ?[mo]\.? ?b|\d{1,4}[a-z]?,? )/i
const box = /^p\.? ?o\.? ?box [A-Z]{0,3} ?\d{1,6}(?:, \p{Lu}[\p{L} -]{2,30}){0,2}$/iu
const street =
  /\b(?:street|str|st|road|rd|avenue|ave|close|crescent|cres|estate|lane|way|drive|layout|phase|quarters|region|province|county|junction|bus ?stop|g\.?r\.?a|boulevard|expressway|off|area|local government|l\.?g\.?a|state)\b\.?/i

/** `355 Hancock Ave., Athens, GA 30601 United States` */
const isHouseInAmerica = (text: string): boolean => {
  const [, state = ''] =
    /^\d{1,5} [^,;:]{3,60}, [^,;:]{2,30}, ([A-Z]{2})(?: \d{5})?,?(?: (?:United States|USA))?$/.exec(text) ??
    []
  return isStateOfAmerica(state)
}

/** `Via Roma 41, 50124 Firenze (Italy)`: a house, and a town behind its postcode. */
const isHouseInTown = (text: string): boolean => {
  const [, town = ''] = /,\s*\d[\d-]{3,6} (\p{Lu}[^,;:]{2,40})$/u.exec(text) ?? []
  return town !== '' && (isPlace(town) || isLikeTown(town)) && !/[;:]/.test(text)
}

/** A place, or a whole address: `12, Allen Avenue, Ikeja, Lagos`. */
export const isAddress = (text: string): boolean => {
  if (text.length > 160 || text.split(' ').length > 24) return false
  if (isPlace(text) || isTown(text) || box.test(text) || isHouseInTown(text) || isHouseInAmerica(text))
    return true
  if (!/^[\p{Lu}\d#]/u.test(text) || /[.!?]\s+\p{Lu}\p{Ll}+ \p{Ll}/u.test(text)) return false
  const saysWhere = placeOfWords(text) !== null
  const last = text.split(/,\s*/).at(-1) ?? ''
  // `Via dei Serragli 41, 50124 Firenze, Italy`
  const isNumbered = /\d/.test(text) && !/[.;:]/.test(text) && text.split(',').length === 3 && isPlace(last)
  return (
    (isNumbered && !/(?:19|20)\d\d/.test(text)) ||
    (house.test(text) && (saysWhere || street.test(text))) ||
    (street.test(text) && saysWhere && text.includes(','))
  )
}

/** `Okpoma`, `Ado-Ekiti`, `Port Loko`: a few words with capitals, which may be a town that no list has. */
export const isLikeTown = (text: string): boolean => {
  const [town = '', other] = text.split(' and ')
  return other === undefined ? isOneLikeTown(text) : isPlace(town) && isOneLikeTown(other)
}

const isOneLikeTown = (text: string): boolean =>
  name.test(text) &&
  text.split(' ').length <= 3 &&
  text.split(' ').every(word => /^\p{Lu}\p{Ll}/u.test(word) || !/\p{Ll}/u.test(text))

const inBrackets = /\(([^()]{2,40})\)$/

/** The words before a place at the end of a line, and the place: `Zenith Bank, Ikeja, Lagos`, `Zenith Bank (Ikeja)`. */
export const withoutPlace = (
  text: string,
  is: (text: string) => boolean = isPlace,
): { readonly words: string; readonly place: string } => {
  const [whole = '', inner = ''] = inBrackets.exec(text) ?? []
  const before = text.slice(0, text.length - whole.length).trim()
  if (inner !== '' && before !== '' && (isPlace(inner) || (is(inner) && /\p{Ll}/u.test(inner)))) {
    const outer = withoutPlace(before, is)
    return { words: outer.words, place: [outer.place, inner].filter(place => place !== '').join(', ') }
  }
  const parts = text.split(/(?:(?<!\s)\s+)?,\s*(?![^()]{0,60}\))/)
  let from = parts.length
  while (
    from > 1 &&
    (isPlace(parts[from - 1] ?? '') || (from < parts.length && isStateOfAmerica(parts[from - 1] ?? '')))
  )
    from -= 1
  const last = parts.at(-1) ?? ''
  if (
    from === parts.length &&
    parts.length > 2 &&
    isStateOfAmerica(last) &&
    isPlace(parts.slice(-2).join(', '))
  )
    from = parts.length - 2
  // One name before a known place, or at the end, may be a town's.
  if (from > 1 && is(parts[from - 1] ?? '')) from -= 1
  return { words: parts.slice(0, from).join(', '), place: parts.slice(from).join(', ') }
}
