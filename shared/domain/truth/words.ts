import { stemmer } from 'stemmer'
import { lowered } from './plain-text.ts'
import { remembered } from './remembered.ts'
import abbreviations from './words/abbreviations.json' with { type: 'json' }
import english from './words/english.json' with { type: 'json' }
import stems from './words/stems.json' with { type: 'json' }

// The forms of words that the rules compare. The words that the check has to know stand in words/*.json: ordinary words in
// english.json, names in organisations.json, places.json and skills.json, what a rule reads in certificates.json,
// degrees.json, roles.json and counting.json. A line of a list has several words, in small letters, or names with commas.

/** A word of a text, and where it stands. */
export type Word = {
  readonly start: number
  readonly end: number
  readonly raw: string
  /** In small letters, in full, without accents, points and apostrophes: `GTBank` is `gtbank`, `Dept.` is `department`. */
  readonly key: string
  /** The word begins with a capital. */
  readonly isNamed: boolean
}

const word = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’.&+#-](?=[\p{L}\p{N}])|[+#])*/gu
const capital = /^\p{N}*\p{Lu}/u
const joints = /[\p{M}'’.]/gu

const spelledOut = new Map(Object.entries(abbreviations))
/** `dept` is `department`, for every rule. */
const inFull = (key: string): string => spelledOut.get(key) ?? key

export const keyOf = remembered(raw => inFull(lowered(raw.normalize('NFC')).replace(joints, '')))

export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(word), ({ index, 0: raw }) => ({
    start: index,
    end: index + raw.length,
    raw,
    key: keyOf(raw),
    isNamed: capital.test(raw),
  }))

/** Words in one spelling with a space around each, so that one phrase is in another as one string is in another. */
export const phraseOf = remembered(text => {
  const words = lowered(text.normalize('NFC'))
    .replace(/&/g, ' and ')
    .replace(joints, '')
    .match(/[\p{L}\p{N}+#]+/gu)
  return words ? ` ${words.map(inFull).join(' ')} ` : ''
}, 100)

export const phraseWords = (text: string): string[] => phraseOf(text).match(/\S+/g) ?? []

/** Words of other meanings to which the stemmer gives one stem, such as `instalment` and `install`. */
const ownStems = new Map(
  stems.stems.flatMap(line => {
    const [stem = '', forms = ''] = line.split(': ')
    return forms.split(' ').map(form => [form, stem] as const)
  }),
)

/** `dispatchers` and `dispatcher` have one stem, and so have `managed` and `manages`. Takes a word's key. */
export const stemOf = remembered(
  key =>
    ownStems.get(key) ?? stemmer(key.replace(/is(e[ds]?|ing|ation)$/, 'iz$1').replace(/ogramme/, 'ogram')),
)

/** The words of a list in `words/*.json`, or in one string: a space stands between two. */
export const list = (lines: readonly string[] | string): ReadonlySet<string> =>
  new Set([lines].flat().flatMap(line => line.split(' ')))

/** The names of a list in `words/*.json`: a comma stands between two. */
export const nameList = (lines: readonly string[]): string[] => lines.flatMap(line => line.split(', '))

const small = list(english.small)
const ordinary = list(english.ordinary)
export const isSmall = (key: string): boolean => small.has(key)

/** The stems of what a text says: without the words that every text has. */
export const contentOf = (text: string): string[] =>
  phraseWords(text)
    .filter(key => !small.has(key))
    .map(stemOf)

// Most words of business end so. They need not be on the list.
const ordinaryEnd =
  /(?:ing|ment|ments|tion|tions|sion|sions|ities|ness|ance|ances|ence|ship|ships|ive|ives|able|ible|ally|ously|ful|less|ists?|isms?|ised|ized|ise|ize|ical|ional|ary|ology|ologies|graphy|ware|wide|based|free|driven|level|term|time|led)$/

/**
 * Whether people write a word with a capital though it is no name: departments, titles of sections, the calendar. Takes a
 * word's key. The list has the singular of a plural.
 */
export const isOrdinaryWord = (key: string): boolean =>
  ordinary.has(key) ||
  (key.endsWith('s') && ordinary.has(key.slice(0, -1))) ||
  (key.length > 6 && ordinaryEnd.test(key))
