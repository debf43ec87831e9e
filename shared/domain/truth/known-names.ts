import { nigerianStates } from '../../lists.ts'
import { type Evidence, isSaid } from './reading.ts'
import organisations from './words/organisations.json' with { type: 'json' }
import places from './words/places.json' with { type: 'json' }
import skills from './words/skills.json' with { type: 'json' }
import { isOrdinaryWord, isSmall, list, nameList, phraseOf, phraseWords, stemOf } from './words.ts'

// The names that the check knows, from words/organisations.json, words/places.json and words/skills.json. All other names
// are told by their capitals alone.

const phrasesOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(nameList(lines).map(name => phraseOf(name).trim()))

/**
 * The words of large places. The whole gazetteer weighs 8 kB on the wire, and the large places are enough to tell a place
 * from an employer.
 */
export const knownPlaces: ReadonlySet<string> = new Set(
  [...nigerianStates, ...Object.values(places.names).flat()].flatMap(phraseWords),
)
/** Takes a word's key. `Lagos's` counts. */
export const isKnownPlace = (key: string): boolean =>
  knownPlaces.has(key) || (key.endsWith('s') && knownPlaces.has(key.slice(0, -1)))
/** Behind the name of a place, these belong to the place: the Lagos office. */
export const ofPlaces = list(places.behind)

/** Organisations that texts name more often than others, and so invent more often. They need no capital behind `at`. */
export const knownOrganisations = phrasesOf(Object.values(organisations.known).flat())
export const longestOrganisation = 4
const alsoWords = list(organisations.alsoWords)
/** Such a name is also a word. It is a name only with a capital, and not at the start of a sentence. */
export const isAlsoWord = (name: string): boolean => alsoWords.has(name)

/** Programs that texts name, besides those of the list of skills. */
export const knownTools = phrasesOf(skills.tools)

/** These words make a name of the words before them: Zenith Bank. */
export const organisationEndings = list(organisations.endings)
/** These words are part of a name, before or behind it. */
export const schoolWords = list(organisations.schools)
/** With one of these in front, an organisation is no name but a sort: a commercial bank, the primary school. */
export const sortsOfOrganisation = list(organisations.sorts)
/** Words that many names of organisations have. */
export const genericWords = list(organisations.generic)

const otherNames = new Map(Object.entries(organisations.otherNames))
const shortNames = new Map<string, string[]>()
for (const [short, full] of otherNames) shortNames.set(full, [...(shortNames.get(full) ?? []), short])
/** The full name of an organisation that has another name too: `unilag` is the University of Lagos. */
export const fullName = (phrase: string): string => otherNames.get(phrase) ?? phrase

/** `Corporate Affairs Commission`, of which the facts have the initials. */
const isSpeltOut = ({ stems, compared }: Evidence, name: string): boolean => {
  const initials = phraseWords(name)
    .filter(word => !isSmall(word))
    .map(word => word.charAt(0))
  // `Levey-Jennings`, of `LJ chart`
  const parts = name.split('-').map(part => part.charAt(0).toLowerCase())
  return (
    (initials.length > 2 && stems.has(stemOf(initials.join('')))) ||
    (parts.length > 1 && compared.some(fact => fact.initials.has(parts.join(''))))
  )
}

/** Whether a name is in the facts: as it is written, shortened, by its initials or with these spelt out, or by another name that it has. */
export const isNameSaid = (evidence: Evidence, name: string): boolean => {
  const phrase = phraseOf(name).trim()
  if (phrase === '') return true
  const full = fullName(phrase)
  if (isSaid(evidence, phrase) || isSaid(evidence, full)) return true
  if (evidence.entries.some(({ organisation }) => fullName(phraseOf(organisation).trim()) === full))
    return true
  if (shortNames.get(phrase)?.some(short => isSaid(evidence, short))) return true
  const isAbbreviation = /^\p{Lu}{3,7}$/u.test(name.replace(/\./g, '').trim())
  if (isAbbreviation && evidence.initials.has(phrase.replace(/ /g, ''))) return true
  if (isSpeltOut(evidence, name) || (name.includes('-') && isSaid(evidence, name.replace(/-/g, ''))))
    return true
  const bare = phrase
    .replace(/\b(?:ltd|limited|plc|inc|llc|nigeria|nig|the|company|co|and sons)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const isDistinctive = !organisationEndings.has(bare) && !isOrdinaryWord(bare) && !knownPlaces.has(bare)
  return bare !== '' && bare !== phrase && isDistinctive && isSaid(evidence, bare)
}

/** `University of Nigeria` is not the `National Open University of Nigeria`: the name of a school ends another one. */
export const isEndOfOther = (name: string, { entries }: Evidence): boolean => {
  const phrase = phraseOf(name).trim()
  const schools = entries
    .filter(({ isWork }) => !isWork)
    .map(({ organisation }) => phraseOf(organisation).trim())
  const isEnd = (school: string) =>
    / /.test(school) && school.endsWith(` ${phrase}`) && school !== `the ${phrase}`
  return (
    phrase.startsWith('university of ') &&
    schools.some(isEnd) &&
    !schools.some(school => school.startsWith(phrase))
  )
}
