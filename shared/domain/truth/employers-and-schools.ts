import { datesIn, openEndIn } from '../resume/dates.ts'
import { degreesIn, gradesIn } from './degrees.ts'
import { genericWords, isNameSaid, knownPlaces, organisationEndings, schoolWords } from './known-names.ts'
import { type Entry, type Evidence, type Mention, mention, type Rule } from './reading.ts'
import { rolesIn, titleWordsOf } from './roles.ts'
import { type Span, stretchesBetween, trimmed } from './sentences.ts'
import { contentOf, list, phraseOf, type Word, wordsOf } from './words.ts'

// Looks for: employers in headings of work and in the lines below them, and schools in those of education.
// Source: a name of the facts, or the beginning of one.
// Lets pass: places, dates, titles, degrees, and other parts of an entry that the facts have (its place, team or client).

const between =
  /(?:(?<!\s)\s+)?[,|;(){}[\]]\s*|(?<!\s)\s+(?:[-/@]\s+|(?:at|with|chez)\s+(?=\S))|(?<!\s)\s{2,}/g

/** The parts of a heading, or of a line below one: title, employer, place, dates, in any order. */
const partsOf = (low: string): Span[] =>
  stretchesBetween(between, low)
    .filter(({ start, end }) => /[\p{L}\d]/u.test(low.slice(start, end)))
    .map(({ start, end }) => ({ start, end: trimmed(low, start, end).end }))

const keyOf = (name: string): string => phraseOf(name).trim()
const isWithin = (part: string, key: string): boolean => ` ${key} `.includes(` ${part} `)

/** `Gani Haulage` of `Gani Haulage Nigeria Ltd`: a part of a name that is more than a word that many names have. */
const isNameOf = (part: string, key: string): boolean =>
  (isWithin(part, key) || isWithin(key, part)) &&
  part.split(' ').some(word => word !== '' && !genericWords.has(word) && !knownPlaces.has(word))

/** The entries of the facts whose employer or school a text names, the one with the same title first of all. */
export const entriesNamed = (text: string, { entries }: Evidence, isWork: boolean): Entry[] => {
  const phrase = phraseOf(text)
  const parts = partsOf(text).map(({ start, end }) => keyOf(text.slice(start, end)))
  const named = entries.filter(entry => {
    const key = keyOf(entry.organisation)
    return (
      entry.isWork === isWork &&
      key !== '' &&
      (phrase.includes(` ${key} `) || parts.some(part => isNameOf(part, key)))
    )
  })
  const longest = Math.max(0, ...named.map(({ organisation }) => organisation.length))
  const best = named.filter(({ organisation }) => organisation.length >= longest / 2)
  const said = titleWordsOf(text)
  const titled = best.filter(({ title }) => title.size > 0 && [...title].every(word => said.has(word)))
  return titled.length > 0 ? titled : best
}

const ofWork = list(
  'remote hybrid onsite on-site full-time part-time fulltime parttime contract internship temporary permanent freelance volunteer nysc siwes shift promoted self-employed self employed various clients',
)
const isNoName = (part: string, words: readonly Word[]): boolean =>
  words.every(({ key }) => knownPlaces.has(key) || /^\d+$/.test(key) || key === 'and' || key === 'of') ||
  words.every(({ key }) => ofWork.has(key)) ||
  datesIn(part).length > 0 ||
  openEndIn.test(part) ||
  /^\d|^c?gpa\b|\byears?\b|\bmonths?\b|@|www|http/.test(part)

export const readEmployersAndSchools: Rule = ({ text, low, piece, evidence, entries }) => {
  const isWork = piece.section === 'work'
  if (!isWork && piece.section !== 'education') return []
  if (piece.kind !== 'heading' && piece.kind !== 'details') return []
  const isTitle = (said: string, words: readonly Word[]) =>
    rolesIn(said, words).length > 0 && entriesNamed(said, evidence, true).length === 0
  const isOfStudies = (said: string, part: string, start: number) =>
    degreesIn(said, part).length > 0 ||
    gradesIn(part).length > 0 ||
    contentOf(said).every(stem => evidence.subjects.has(stem)) ||
    (piece.kind === 'heading' && /[,(]\s*$/.test(low.slice(0, start)))
  return partsOf(low).flatMap(({ start, end }): Mention[] => {
    const said = text.slice(start, end)
    const part = low.slice(start, end)
    const words = wordsOf(said)
    if (isNoName(part, words)) return []
    const isOrganisation = words.some(
      ({ key }, at) => schoolWords.has(key) || (at > 0 && organisationEndings.has(key)),
    )
    if (!isOrganisation && (isWork ? isTitle(said, words) : isOfStudies(said, part, start))) return []
    const hasSource = isNameSaid(evidence, said) || entriesNamed(said, evidence, isWork).length > 0
    // Of an entry whose name is known, another part may be a place, a team or a client. So may any part of a line below.
    const mayBeOther = entries.length > 0 || (piece.kind === 'details' && isWork)
    if (!hasSource && !isOrganisation && mayBeOther) return []
    return [mention(isWork ? 'employer' : 'school', { start, end }, hasSource)]
  })
}
