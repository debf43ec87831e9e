import { isKnownWord } from './known-words.ts'
import type { Reading } from './mention.ts'
import { behindAt, behindWork, kindOf, type Name, nameOf } from './name.ts'
import { isNameSaid } from './names.ts'
import { isOrdinaryWord, ofPlaces, organisationEndings, schoolWords, sortsOf } from './ordinary-words.ts'
import { knownPlaces } from './places-known.ts'
import { beforeAt } from './sentences.ts'
import { isSmall, type Word } from './words.ts'

const person =
  /\b(?:mr|mrs|ms|miss|dr|prof|professor|engr|alhaji|alhaja|hajia|chief|barr|rev|pastor|sir|dear|arc|pharm|mallam|malam)\.?\s*$/
const address = /^(?:mr|mrs|ms|dr|prof|engr|alhaji|mallam|pastor|chief)$/
/** `Tafiya Logistics and Ìlérí Schools` are two, and both are there. */
const isSaidInParts = (run: readonly Word[], { text, evidence }: Reading): boolean => {
  const at = run.findIndex(({ key }, place) => key === 'and' && place > 0 && place < run.length - 1)
  if (at < 0) return false
  const [one, other] = [run.slice(0, at), run.slice(at + 1)]
  return [one, other].every(part => isNameSaid(evidence, nameOf(part, text)))
}

/** All of its words are known, but not together: University of Lagos is not Lagos State University. */
const nameOfKnownWords = (run: readonly Word[], reading: Reading): Name | null => {
  if (isSaidInParts(run, reading)) return null
  const { text, low, evidence } = reading
  const before = beforeAt(low, run[0]?.start ?? 0)
  const at = run.findLastIndex(({ key }) => organisationEndings.has(key) || schoolWords.has(key))
  if (run.length < 2) return null
  if (at < 0) {
    // `Kenya Power`, but not `Lagos office`.
    const [place, ...rest] = run
    const isName =
      place &&
      knownPlaces.has(place.key) &&
      !isOrdinaryWord(place.key) &&
      behindAt.test(before) &&
      rest.every(({ key, isNamed }) => isNamed && !ofPlaces.has(key) && !knownPlaces.has(key))
    return isName ? { words: run, kind: 'employer' } : null
  }
  const sort = run.slice(0, at).filter(({ key }) => !isSmall(key))
  const isSort =
    at > 0
      ? at === run.length - 1 &&
        sort.every(({ key }) => sortsOf.has(key) || (isOrdinaryWord(key) && !knownPlaces.has(key)))
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
/** `Proficient in`, and `featured in`: no place. */
const inTool =
  /\b(?:featured|quoted|profiled|published|proficient|skilled|experienced?|built|written|coded?|developed|designed|models?|dashboards?|scripts?|trained) in\s+$/

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
  const before = beforeAt(low, words[0]?.start ?? 0)
  const isOrganisation = words.some(isEnding)
  if (titled && !isOrganisation && !behindWork.test(before)) return null
  // A place that we do not know is no claim of ours.
  const isAbbreviation =
    /^\p{Lu}{2,5}s?$/u.test(nameOf(words, text)) &&
    /\b(?:and|across|between|within|around|near)\s+$/.test(before)
  // `PVsyst` and `Primavera P6` are none.
  const isCoined =
    words.some(({ raw }) => /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(raw)) ||
    /^\p{Lu}?\d/u.test(run[last + 1]?.raw ?? '')
  const isPlace =
    nearPlace.test(before) && !inTool.test(before) && !isCoined && words.length === 1 && first === 0
  if (isPlace && !isOrganisation && !isAbbreviation) return null
  const names = words.filter(word => !isKnownWord(word, reading)).map(({ key }) => key)
  return { words, kind: kindOf(words, low), ...(!isOrganisation && { names }) }
}

/** What a stretch of words with capitals names; null: nothing that says something. */
export const nameOfRun = (run: readonly Word[], reading: Reading, titled: boolean): Name | null => {
  if (person.test(beforeAt(reading.low, run[0]?.start ?? 0)) || address.test(run[0]?.key ?? '')) return null
  if (run.some(word => !isKnownWord(word, reading))) return nameOfUnknownWords(run, reading, titled)
  const isCalled = !titled || behindWork.test(beforeAt(reading.low, run[0]?.start ?? 0))
  return isCalled ? nameOfKnownWords(run, reading) : null
}
