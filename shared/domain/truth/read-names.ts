import type { ClaimKind } from '../../lists.ts'
import { isOfOthers } from './aims.ts'
import { isSaid } from './evidence.ts'
import { isAlsoWord, knownOrganisations, longestOrganisation } from './known-names.ts'
import { isKnownWord } from './known-words.ts'
import { type Mention, overlaps, type Reader, type Reading } from './mention.ts'
import { fullName, isNameSaid } from './names.ts'
import { ofPlaces, ordinaryWords, organisationEndings, schoolWords, sortsOf } from './ordinary-words.ts'
import { knownPlaces } from './places-known.ts'
import { runsIn, startsSentence } from './runs.ts'
import type { Span } from './sentences.ts'
import { isClaimOfTarget, targetsIn } from './target-claims.ts'
import { isSmall, phraseOf, type Word } from './words.ts'

const person =
  /\b(?:mr|mrs|ms|miss|dr|prof|professor|engr|alhaji|alhaja|hajia|chief|barr|rev|pastor|sir|dear|arc|pharm|mallam|malam)\.?\s*$/
const address = /^(?:mr|mrs|ms|dr|prof|engr|alhaji|mallam|pastor|chief)$/
const behindAt =
  /(?:\b(?:at|with|for|joined|joining|left|leaving|via|employed by|engaged by|hired by|by|from|to|chez|of|into|inside)\s+(?:the\s+)?)$/
const behindWork =
  /\b(?:at|joined|joining|left|leaving|employed by|engaged by|hired by|chez|worked (?:for|with)|working (?:for|with)|work (?:for|with)|interned (?:with|at)|serv\w+ (?:at|with)|time with|stint with|career (?:at|with)|role (?:at|with)|consult\w+ for|years (?:at|with|for))\s+(?:the\s+)?$/
const behindTool =
  /\b(?:using|in|via|on|through|with|tools? (?:like|such as)|software (?:like|such as)|and)\s+$/

const spanOf = (words: readonly Word[]): Span => ({
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
})
const nameOf = (words: readonly Word[], text: string): string =>
  text.slice(words[0]?.start, words.at(-1)?.end)

/** Most words of it have capitals: `Managed Daily Stock Counts`. Capitals say little there. */
const isTitled = ({ words }: Reading): boolean => {
  const long = words.slice(1).filter(({ key }) => !isSmall(key) && !/^\d/.test(key) && !knownPlaces.has(key))
  return long.length >= 3 && long.filter(({ isNamed }) => isNamed).length / long.length > 0.6
}

const kindOf = (words: readonly Word[], low: string): ClaimKind => {
  if (
    words.some(
      ({ key }) =>
        schoolWords.has(key) ||
        schoolWords.has(fullName(key).split(' ')[0] ?? '') ||
        /^uni(?:lag|ben|port|jos|cal|uyo|lorin|maid|abuja)$/.test(key),
    )
  )
    return 'school'
  if (
    words.some(({ key }) => organisationEndings.has(key)) ||
    knownOrganisations.has(phraseOf(words.map(({ raw }) => raw).join(' ')).trim())
  )
    return 'employer'
  const before = low.slice(0, words[0]?.start ?? 0)
  if (behindWork.test(before)) return 'employer'
  return behindTool.test(before) ? 'skill' : 'employer'
}

/** Organisations that are known by name, in a stretch of words. */
const knownIn = ({ words, low, text, piece }: Reading): Word[][] => {
  const found: Word[][] = []
  for (let at = 0; at < words.length; at += 1)
    for (let length = longestOrganisation; length > 0; length -= 1) {
      const stretch = words.slice(at, at + length)
      const first = stretch[0]
      const last = stretch.at(-1)
      if (!first || !last || stretch.length < length) continue
      const phrase = phraseOf(text.slice(first.start, last.end)).trim()
      if (!knownOrganisations.has(phrase)) continue
      const before = low.slice(0, first.start)
      const isCalled = first.isNamed
        ? !isAlsoWord(phrase) || (behindAt.test(before) && !startsSentence(text, first.start))
        : behindWork.test(before) && !isAlsoWord(phrase)
      if (!isCalled && piece.kind !== 'heading') continue
      found.push(stretch)
      at += length - 1
      break
    }
  return found
}

type Name = { readonly words: readonly Word[]; readonly kind: ClaimKind; readonly names?: readonly string[] }

/** All of its words are known, but not together: University of Lagos is not Lagos State University. */
const nameOfKnownWords = (run: readonly Word[], { text, low, evidence }: Reading): Name | null => {
  const before = low.slice(0, run[0]?.start)
  const at = run.findLastIndex(({ key }) => organisationEndings.has(key) || schoolWords.has(key))
  if (run.length < 2) return null
  if (at < 0) {
    // `Kenya Power`, but not `Lagos office`.
    const [place, ...rest] = run
    const isName =
      place &&
      knownPlaces.has(place.key) &&
      !ordinaryWords.has(place.key) &&
      behindAt.test(before) &&
      rest.every(({ key, isNamed }) => isNamed && !ofPlaces.has(key) && !knownPlaces.has(key))
    return isName ? { words: run, kind: 'employer' } : null
  }
  const sort = run.slice(0, at).filter(({ key }) => !isSmall(key))
  const isSort =
    at > 0
      ? sort.every(({ key }) => sortsOf.has(key) || (ordinaryWords.has(key) && !knownPlaces.has(key)))
      : !run.slice(1).some(({ key }) => knownPlaces.has(key))
  const isSchool = schoolWords.has(run[at]?.key ?? '')
  if (isSort || (!isSchool && !behindAt.test(before))) return null
  // `Bayero University Kano` is there as `Bayero University`.
  const isLonger = run.some(
    (word, index) =>
      index >= at &&
      index > 0 &&
      !isSmall(word.key) &&
      isNameSaid(evidence, nameOf(run.slice(0, index + 1), text)),
  )
  return isLonger ? null : { words: run, kind: kindOf(run, low) }
}

const nearPlace = /\b(?:in|across|around|near|within|between|and|to|from)\s+$/
const inTool =
  /\b(?:proficient|skilled|experienced?|built|written|coded?|developed|designed|models?|dashboards?|scripts?|trained) in\s+$/

const nameOfUnknownWords = (run: readonly Word[], reading: Reading, titled: boolean): Name | null => {
  const { text, low } = reading
  const unknown = run.map(word => !isKnownWord(word, reading))
  let first = unknown.indexOf(true)
  let last = unknown.lastIndexOf(true)
  const isEnding = (word: Word | undefined) =>
    word !== undefined && (organisationEndings.has(word.key) || schoolWords.has(word.key))
  const isHead = (word: Word | undefined) =>
    word !== undefined && (schoolWords.has(word.key) || /^(?:of|and)$/.test(word.key))
  while (isEnding(run[last + 1])) last += 1
  while (first > 0 && isHead(run[first - 1])) first -= 1
  const words = run.slice(first, last + 1)
  const before = low.slice(0, words[0]?.start)
  const isOrganisation = words.some(isEnding)
  if (titled && !isOrganisation && !behindWork.test(before)) return null
  // A place that we do not know is no claim of ours.
  const isAbbreviation =
    /^\p{Lu}{2,5}s?$/u.test(nameOf(words, text)) &&
    /\b(?:and|across|between|within|around|near)\s+$/.test(before)
  const isPlace = nearPlace.test(before) && !inTool.test(before) && words.length === 1 && first === 0
  if (isPlace && !isOrganisation && !isAbbreviation) return null
  const names = words.filter(word => !isKnownWord(word, reading)).map(({ key }) => key)
  return { words, kind: kindOf(words, low), ...(!isOrganisation && { names }) }
}

const nameOfRun = (run: readonly Word[], reading: Reading, titled: boolean): Name | null => {
  if (person.test(reading.low.slice(0, run[0]?.start)) || address.test(run[0]?.key ?? '')) return null
  if (run.some(word => !isKnownWord(word, reading))) return nameOfUnknownWords(run, reading, titled)
  const isCalled = !titled || behindWork.test(reading.low.slice(0, run[0]?.start))
  return isCalled ? nameOfKnownWords(run, reading) : null
}

/** Employers and schools, and other names that nobody knows, in what is written as sentences. */
export const readNames: Reader = reading => {
  const { text, low, evidence, piece, target } = reading
  const isStructured = (piece.kind === 'heading' || piece.kind === 'details') && piece.section !== 'other'
  if (piece.kind === 'item' || piece.section === 'besides' || isStructured) return []
  const mentions: Mention[] = []
  const add = (mention: Mention) => {
    if (!mentions.some(other => overlaps(mention, other))) mentions.push(mention)
  }
  const company = target ? phraseOf(target.company).trim() : ''
  const isAdverts = (name: string, span: Span) => {
    const phrase = phraseOf(name).trim()
    const isCompany = company !== '' && (company.includes(phrase) || phrase.includes(company))
    if (isCompany) return !isClaimOfTarget(low, span)
    return target?.advert != null && isSaid(target.advert, name) && isOfOthers(low, span.start)
  }
  if (target && !isNameSaid(evidence, target.company))
    for (const span of targetsIn(reading))
      add({ kind: 'employer', ...span, hasSource: !isClaimOfTarget(low, span) })
  const put = ({ words, kind, names }: Name) => {
    const name = nameOf(words, text)
    const span = spanOf(words)
    add({
      kind,
      ...span,
      hasSource: isNameSaid(evidence, name) || isAdverts(name, span),
      ...(names && { names }),
    })
  }
  for (const words of knownIn(reading))
    put({ words, kind: schoolWords.has(words.at(-1)?.key ?? '') ? 'school' : 'employer' })
  const titled = isTitled(reading) && piece.section !== 'education'
  for (const run of runsIn(reading)) {
    const name = nameOfRun(run, reading, titled)
    if (name) put(name)
  }
  return mentions
}
