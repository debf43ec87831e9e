import { isReachable } from '../resume/contacts.ts'
import lists from './head-lines.json' with { type: 'json' }

// head-lines.json: words of the lines around a letter's text, in small letters. `streets`: the last word of a street's name.
// `numbered`: what has a number in an address. `joining`: words that are small within a name.

const streets: ReadonlySet<string> = new Set(lists.streets)
const numbered: ReadonlySet<string> = new Set(lists.numbered)
const joining: ReadonlySet<string> = new Set(lists.joining)

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')
/** A word in small letters without points and commas: `rd` of `Rd.,`. */
const keyOf = (word: string): string => word.toLowerCase().replace(/[.,]/g, '')

/** In words: longer than a line of an address. */
const longest = 9
const ofSomebody = /\b(?:i|i['’]\p{L}+|me|my|we|our|you|your)\b/iu
const sentenceEnd = /[.!?]["')\]]*$/
/** The point at the end of a name or an address ends no sentence: `Gani Haulage Ltd.` */
const abbreviationEnd = /\b(?:ltd|plc|inc|co|nig|st|rd|ave|dept|esq|jr|sr)\.$/i

/** A sentence has a point at its end, is longer than a line of an address, or speaks of somebody. */
export const isLikeSentence = (line: string): boolean =>
  wordsOf(line).length > longest ||
  ofSomebody.test(line) ||
  (sentenceEnd.test(line) && !abbreviationEnd.test(line))

/** A person, an employer, a post or a place: `The Head of Sales`. Each word has a capital, and there is no figure. */
export const isName = (line: string): boolean =>
  !isLikeSentence(line) &&
  !/\d/.test(line) &&
  wordsOf(line).every(word => joining.has(keyOf(word)) || /^["'(]?(?!\p{Ll})\p{L}/u.test(word))

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const day = '\\d{1,2}(?:st|nd|rd|th)?'
const dateAtEnd = new RegExp(
  `(?:^|, ?| )(?:${day} (?:of )?(?:${months})[a-z]{0,6}[.,]{0,2} \\d{4}|(?:${months})[a-z]{0,6}\\.? ${day}, ?\\d{4}|\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{1,4})\\.?$`,
  'iu',
)
/** A town that may be typed in small letters, before the date. */
const town = /^[\p{L}'-]{2,20}(?: [\p{L}'-]{2,20})?$/u

/** `12 Allen Avenue Ikeja`, `Off Admiralty Way`, `Plot 7`, `Lekki Phase 1`, `Lagos 100001`. */
const isOfAddress = (part: string): boolean => {
  const words = wordsOf(part)
  const house = /^\d{1,4}[a-z]?$/i.test(words[0] ?? '') ? 1 : 0
  const street = words.findLastIndex(word => streets.has(keyOf(word)))
  // `12 Road Works` is no street, and `Road Safety` is none either.
  if (street > house && words.length - street <= (house === 0 ? 1 : 3))
    return isName(words.slice(house).join(' ')) || street === words.length - 1
  const other = words.filter((word, at) => {
    const isNumbered = /^\d{1,5}[a-z]?$/i.test(word) && numbered.has(keyOf(words[at - 1] ?? ''))
    const isFloor = /^\d{1,2}(?:st|nd|rd|th)$/i.test(word) && keyOf(words[at + 1] ?? '') === 'floor'
    const isPostcode = at > 0 && at === words.length - 1 && /^\d{5,6}$/.test(word)
    return !isNumbered && !isFloor && !isPostcode
  })
  // The point of `P.M.B.` ends no sentence.
  return other.length < words.length && isName(other.join(' ').replace(/\.$/, ''))
}

/** One of the parts between its commas is of an address, and the others are names: `12 Marina Rd., Lagos`. */
export const isAddress = (line: string): boolean => {
  const parts = line
    .replace(/^(\d{1,4}[a-z]?),\s/i, '$1 ')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  return (
    wordsOf(line).length <= longest &&
    parts.some(isOfAddress) &&
    parts.every(part => isOfAddress(part) || isName(part))
  )
}

const reference = /^(?:(?:our|your) )?ref(?:erence)?(?: no)?\.? ?: ?\S{1,30}$/i
const label = /^(?:to|attn|attention|through|thro|cc|enc|encl|enclosures?|date)\.? ?: ?/i

/** What stands before the date at the end: `Ikeja` of `Ikeja, 9 March 2026`. */
export const withoutDate = (part: string): string => part.replace(dateAtEnd, '')

/** A date, and no more than a place before it. */
const isDate = (part: string): boolean => {
  const place = withoutDate(part)
  return place !== part && (place === '' || town.test(place) || isAddress(place))
}

/** A contact, a date, an address, a reference, or a name behind such a label as `Attn:`. It says nothing of the person. */
export const isPlainPart = (part: string): boolean => {
  const rest = part.replace(label, '')
  return (
    isReachable(part) ||
    isDate(rest) ||
    isAddress(part) ||
    reference.test(part) ||
    (rest !== part && isName(rest))
  )
}

/** What stands between the lines of a head, and between their parts: `Ikeja, Lagos · 0803 000 0142`. */
export const betweenParts = /\n|\s[·•|]\s/g
const partsOf = (line: string): string[] => line.split(betweenParts).map(part => part.trim())

/** Whether a line is surely of a letter's head: it has a contact, a date, or an address. It may also say something else. */
export const isSurelyOfHead = (line: string): boolean => {
  const parts = partsOf(line)
  return (
    parts.some(isReachable) ||
    (dateAtEnd.test(line) && !ofSomebody.test(line)) ||
    (parts.some(isPlainPart) && parts.every(part => isPlainPart(part) || isName(part)))
  )
}

/** Whether a line may be of a letter's head: names, too. */
export const isOfHead = (line: string): boolean => isSurelyOfHead(line) || partsOf(line).every(isName)
