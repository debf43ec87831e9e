import type { ClaimKind } from '../../lists.ts'
import { datesIn, openEnd } from './dates.ts'
import { degreesIn } from './degrees.ts'
import type { Entry } from './entries.ts'
import type { Evidence } from './evidence.ts'
import { gradesIn } from './grades.ts'
import type { Mention, Reader } from './mention.ts'
import { isNameSaid } from './names.ts'
import { organisationEndings, schoolWords } from './ordinary-words.ts'
import { knownPlaces } from './places-known.ts'
import { rolesIn, titleWordsOf } from './roles.ts'
import type { Span } from './sentences.ts'
import { contentOf, list, phraseOf, wordsOf } from './words.ts'

const between =
  /(?:(?<!\s)\s+)?[,|;(){}[\]]\s*|(?<!\s)\s+(?:[-/@]\s+|(?:at|with|chez)\s+(?=\S))|(?<!\s)\s{2,}/g

/** The parts of a heading, or of the line below one: title, employer, place, dates, in any order. */
const partsOf = (low: string): Span[] => {
  const parts: Span[] = []
  let start = 0
  const push = (end: number) => {
    if (/[\p{L}\d]/u.test(low.slice(start, end)))
      parts.push({ start, end: start + low.slice(start, end).trimEnd().length })
  }
  for (const found of low.matchAll(between)) {
    push(found.index)
    start = found.index + found[0].length
  }
  push(low.length)
  return parts
}

const ofWork = list(
  'remote hybrid onsite on-site full-time part-time fulltime parttime contract internship temporary permanent freelance volunteer nysc siwes shift promoted self-employed self employed various clients',
)

const keyOf = (name: string): string => phraseOf(name).trim()

/** The entries of the facts whose employer or school a text names, the longest name first. */
export const entriesNamed = (text: string, { entries }: Evidence, isWork: boolean): Entry[] => {
  const phrase = phraseOf(text)
  const parts = partsOf(text).map(({ start, end }) => keyOf(text.slice(start, end)))
  const named = entries.filter(entry => {
    const key = keyOf(entry.organisation)
    if (entry.isWork !== isWork || key === '') return false
    return phrase.includes(` ${key} `) || parts.some(part => part !== '' && isNameOf(part, key))
  })
  const longest = Math.max(0, ...named.map(({ organisation }) => organisation.length))
  const best = named.filter(
    ({ organisation }) => keyOf(organisation) !== '' && organisation.length >= longest / 2,
  )
  const titled = best.filter(
    ({ title }) => title.size > 0 && [...title].every(word => titleWordsOf(text).has(word)),
  )
  return titled.length > 0 ? titled : best
}

const generic = list(
  'bank ltd limited plc company group hospital school schools university college enterprises ventures services nigeria lagos the of and state federal',
)
/** `Gani Haulage` of `Gani Haulage Nigeria Ltd`: the beginning of a name, and more than a word that many have. */
const isNameOf = (part: string, key: string): boolean =>
  (` ${key} `.includes(` ${part} `) || ` ${part} `.includes(` ${key} `)) &&
  part.split(' ').some(word => !generic.has(word) && !knownPlaces.has(word))

/** Employers of headings of work, schools of those of education, and of the lines below. */
export const readHeadings: Reader = ({ text, low, piece, evidence, entries }) => {
  const kind: ClaimKind | null =
    piece.section === 'work' ? 'employer' : piece.section === 'education' ? 'school' : null
  if (kind === null || (piece.kind !== 'heading' && piece.kind !== 'details')) return []
  const mentions: Mention[] = []
  const parts = partsOf(low)
  for (const { start, end } of parts) {
    const said = text.slice(start, end)
    const words = wordsOf(said)
    const isPlace = words.every(
      ({ key }) => knownPlaces.has(key) || /^\d+$/.test(key) || key === 'and' || key === 'of',
    )
    if (words.length === 0 || isPlace || words.every(({ key }) => ofWork.has(key))) continue
    const part = low.slice(start, end)
    if (
      datesIn(part).length > 0 ||
      openEnd.test(part) ||
      /^\d|^c?gpa\b|\byears?\b|\bmonths?\b|@|www|http/.test(part)
    )
      continue
    const isOrganisation = words.some(
      ({ key }, at) => schoolWords.has(key) || (at > 0 && organisationEndings.has(key)),
    )
    if (
      kind === 'employer' &&
      !isOrganisation &&
      rolesIn(said, words).length > 0 &&
      entriesNamed(said, evidence, true).length === 0
    )
      continue
    if (kind === 'school' && !isOrganisation) {
      if (degreesIn(said, part).length > 0 || gradesIn(part).length > 0) continue
      const stems = contentOf(said)
      if (
        stems.every(stem => evidence.subjects.has(stem)) ||
        (piece.kind === 'heading' && /[,(]\s*$/.test(low.slice(0, start)))
      )
        continue
    }
    // Of an entry whose name is known, another part is a place, a team or a client.
    if (isNameSaid(evidence, said) || entriesNamed(said, evidence, kind === 'employer').length > 0) {
      mentions.push({ kind, start, end, hasSource: true })
      continue
    }
    if (entries.length > 0 && !isOrganisation) continue
    if (
      piece.kind === 'details' &&
      piece.under >= 0 &&
      !isOrganisation &&
      kind === 'employer' &&
      mentions.some(({ hasSource }) => !hasSource)
    )
      continue
    if (piece.kind === 'details' && !isOrganisation && entries.length === 0 && kind === 'employer') continue
    mentions.push({ kind, start, end, hasSource: false })
  }
  return mentions
}
