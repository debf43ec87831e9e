import { fold } from './fold.ts'
import { placesOf } from './places.ts'

const short = new Map([
  ['sr', 'senior'],
  ['snr', 'senior'],
  ['jr', 'junior'],
  ['mgr', 'manager'],
  ['asst', 'assistant'],
  ['ass', 'assistant'],
  ['exec', 'executive'],
  ['eng', 'engineer'],
  ['engr', 'engineer'],
  ['dev', 'developer'],
  ['rep', 'representative'],
  ['reps', 'representative'],
  ['admin', 'administrative'],
  ['ops', 'operations'],
  ['mktg', 'marketing'],
  ['acct', 'account'],
  ['hr', 'human resources'],
  ['frontend', 'front end'],
  ['backend', 'back end'],
  ['fullstack', 'full stack'],
])

// How and where the work is done does not make it another role; nor does how badly somebody is looked for.
const besides = new Set(
  (
    'remote remotely hybrid onsite fulltime parttime contract freelance permanent temporary urgent urgently hiring needed ' +
    'wanted vacancy vacancies job jobs position opening openings recruitment mwd mfd wfh anywhere worldwide ' +
    'immediate immediately'
  ).split(' '),
)

const brackets = /\([^()]*\)|\[[^[\]]*\]/g
const phrases = /\b(?:full|part)[- ]time\b|\bon[- ]site\b|\bwork from home\b|\bhome[- ]based\b/g
const parts = /(?<!\s)\s+-\s*|(?:(?<!\s)\s+)?(?:[|,–—]\s*|\/\s+)/
const tail = /^(.+?) (?:in|at|for|based in) ([^,]{2,40})$/i

const isPlace = (text: string): boolean => placesOf(text).some(({ country }) => country !== null)

const wordsOfKey = (text: string): string[] => {
  const words = text.match(/[\p{L}\p{N}+#]+/gu) ?? []
  return words.filter(word => !besides.has(word)).map(word => short.get(word) ?? word)
}

/** Without a place behind it: `Driver in Lekki`, `Accountant - Abuja`. A part that is all place may be anywhere but first. */
const withoutPlaces = (title: string): string => {
  const [first = '', ...others] = title.split(parts)
  const kept = others.filter(part => !isPlace(part))
  const found = tail.exec(first)
  return [found && isPlace(found[2] ?? '') ? (found[1] ?? first) : first, ...kept].join(' ')
}

/** The role in one spelling: case, brackets, employment words, abbreviations and places make it no other one. */
export const titleKey = (title: string): string => {
  const plain = fold(title).replace(brackets, ' ').replace(phrases, ' ').trim()
  const words = wordsOfKey(withoutPlaces(plain))
  return (words.length > 0 ? words : (fold(title).match(/[\p{L}\p{N}+#]+/gu) ?? [])).join(' ')
}
