import { cleanLine } from './clean-text.ts'
import { cleanCompany, companyKey } from './company.ts'
import { fold } from './fold.ts'
import { withoutLooseEnds } from './loose-ends.ts'
import { placeOfWords, placesOf } from './places.ts'
import titles from './titles.json' with { type: 'json' }

// `titles.json`: abbreviations with the words that they stand for; the other lists are words with spaces between them.

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const abbreviations = new Map(Object.entries(titles.abbreviations))
/** Words for the kind and place of work, and for urgency, which do not change the role. */
const notOfTheRole = wordSet(titles.notOfTheRole)
/** Abbreviations that people pronounce letter by letter. */
const spelledInCapitals = wordSet(titles.spelledInCapitals)
const smallWords = wordSet(titles.smallWords)

const roman = /^(?:I{2,3}|IV|VI{0,3}|IX)$/

const cased = (word: string, at: number): string => {
  if (spelledInCapitals.has(word) || roman.test(word) || /\d/.test(word)) return word
  const lower = word.toLowerCase()
  if (at > 0 && smallWords.has(lower)) return lower
  return /[AEIOUY]/.test(word) || word.length > 4 ? word.charAt(0) + lower.slice(1) : word
}

/** Whether a text is all in capitals and longer than an abbreviation. */
const isShouted = (text: string): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}{5}/u.test(text)

/** `HSE OFFICER AT LARGE` becomes `HSE Officer at Large`; a text that is not all in capitals is returned unchanged. */
const withoutShouting = (text: string): string =>
  isShouted(text) ? text.replace(/[\p{L}\p{N}&']+/gu, (word, at: number) => cased(word, at)) : text

const openings =
  /(?:(?<!\s)\s+)?(?:[-–|]\s*)?(?:[([]\s*)?\b(?:\d{1,4}|several|multiple|various|one|two|three|four|five|six|ten)\s*(?:openings?|positions?|slots?|vacanc(?:y|ies)|persons?|needed|roles?)(?:\s*(?:available|needed))?(?:\s*[)\]])?/gi
const calls =
  /^(?:urgent(?:ly)?(?: (?:hiring|vacancy|recruitment|needed|job))?|now hiring|we are hiring|hiring(?: now)?|job (?:vacancy|opening)|vacancy|wanted)\s*[:!–-]+\s*/i
const ends = /(?<![\s,;:|–-])[\s,;:|–-]+$|!+/g

/** `St. Nicholas Hospital - Lagos` is the hospital. */
const withoutPlace = (company: string): string => {
  const at = company.lastIndexOf(' - ')
  return at > 0 && placeOfWords(company.slice(at + 3)) ? company.slice(0, at).trim() : company
}

const named = (text: string): string =>
  withoutLooseEnds(text.replace(openings, '').replace(calls, '').replace(ends, ' ').trim())

/**
 * A role and its employer. Some boards write both in the title, `Accountant at Danodu Foods (3 Openings)`, where the
 * employer is after the last ` at `. When the board has a field for the employer, the employer is only removed from the
 * title.
 */
export const titleAndCompany = (
  listedTitle: string,
  listedCompany: string,
): { title: string; company: string } => {
  const written = named(cleanLine(listedTitle))
  const company = cleanCompany(listedCompany)
  const at = written.toLowerCase().lastIndexOf(' at ')
  const before = at > 0 ? written.slice(0, at).trim() : written
  const behind = at > 0 ? written.slice(at + 4).trim() : ''
  const isNamed =
    company === '' ? /^[\p{Lu}\p{N}]|^an? /u.test(behind) : companyKey(behind) === companyKey(company)
  if (behind === '' || !isNamed) return { title: withoutShouting(written), company }
  return {
    title: withoutShouting(before),
    company: company === '' ? cleanCompany(withoutPlace(behind)) : company,
  }
}

const brackets = /\([^()]*\)|\[[^[\]]*\]/g
const phrases = /\b(?:full|part)[- ]time\b|\bon[- ]site\b|\bwork from home\b|\bhome[- ]based\b/g
const parts = /(?<!\s)\s+-\s*|(?:(?<!\s)\s+)?(?:[|,–—]\s*|\/\s+)/
const tail = /^(.+?) (?:in|at|for|based in) ([^,]{2,40})$/i

const isPlace = (text: string): boolean => placesOf(text).some(({ country }) => country !== null)

const wordsOfKey = (text: string): string[] => {
  const words = text.match(/[\p{L}\p{N}+#]+/gu) ?? []
  return words.filter(word => !notOfTheRole.has(word)).map(word => abbreviations.get(word) ?? word)
}

/**
 * Removes a place after the role: `Driver in Lekki`, `Accountant - Abuja`. A part that is only a place is removed at
 * any position except the first.
 */
const withoutPlaces = (title: string): string => {
  const [first = '', ...others] = title.split(parts)
  const left = others.filter(part => !isPlace(part))
  const found = tail.exec(first)
  return [found && isPlace(found[2] ?? '') ? (found[1] ?? first) : first, ...left].join(' ')
}

/** The key of a role: case, brackets, employment words, abbreviations and places make no difference. */
export const titleKey = (title: string): string => {
  const plain = fold(title).replace(brackets, ' ').replace(phrases, ' ').trim()
  const words = wordsOfKey(withoutPlaces(plain))
  return (words.length > 0 ? words : (fold(title).match(/[\p{L}\p{N}+#]+/gu) ?? [])).join(' ')
}
