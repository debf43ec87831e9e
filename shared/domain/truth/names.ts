import type { ClaimKind } from '../../lists.ts'
import { areCapitalsCommon, isKnownWord, runsIn, startsSentence } from './capital-words.ts'
import { isClaimed } from './claimed.ts'
import {
  fullName,
  isAlsoWord,
  isEndOfOther,
  isNameSaid,
  knownOrganisations,
  knownPlaces,
  knownTools,
  longestOrganisation,
  ofPlaces,
  organisationEndings,
  schoolWords,
  sortsOfOrganisation,
} from './known-names.ts'
import { isPersonal, isSaid, type Mention, mention, type Reading, type Rule } from './reading.ts'
import { beforeAt, overlaps, type Span } from './sentences.ts'
import { isClaimOfTarget, targetsIn } from './target-job.ts'
import { isOrdinaryWord, isSmall, phraseOf, type Word } from './words.ts'

// Looks for: names of employers, schools and programs in sentences: those that the check knows, and other words with
// capitals that are not ordinary. Source: the name in the facts, in any of its forms (see isNameSaid). Lets pass:
// persons, places, sorts of organisation (a commercial bank), words that the text also writes small, the employer that
// a letter is for unless the person claims to have worked there, and names of the advert said of the employer.

type Name = {
  readonly words: readonly Word[]
  readonly kind: ClaimKind
  /** See Mention. */
  readonly names?: readonly string[]
}

/** Words before a name of a place where one may be, or go to. */
const behindAt =
  /(?:\b(?:at|with|for|joined|joining|left|leaving|via|employed by|engaged by|hired by|by|from|to|chez|of|into|inside)\s+(?:the\s+)?)$/
/** Words before a name that one works for. */
const behindWork =
  /\b(?:at|joined|joining|left|leaving|employed by|engaged by|hired by|chez|worked (?:for|with)|working (?:for|with)|work (?:for|with)|interned (?:with|at)|serv\w+ (?:at|with)|time with|stint with|career (?:at|with)|role (?:at|with)|consult\w+ for|years (?:at|with|for))\s+(?:the\s+)?$/
const behindEmployer = /\b(?:at|for|joined|employed by|hired by|worked with)\s+(?:the\s+)?$/
/** `at Central Hospital`, but not `at a Specialist Hospital`. */
const isBehindWorkplace = /\b(?:at|joined|from)\s+(?:the\s+)?$/
const behindTool =
  /\b(?:using|in|via|on|through|with|tools? (?:like|such as)|software (?:like|such as)|and)\s+$/

const startOf = ([first]: readonly Word[]): number => first?.start ?? 0
const nameOf = (words: readonly Word[], text: string): string => text.slice(startOf(words), words.at(-1)?.end)

const isEnding = (word: Word | undefined): boolean =>
  word !== undefined && (organisationEndings.has(word.key) || schoolWords.has(word.key))
const isSchool = ({ key }: Word): boolean =>
  schoolWords.has(key) ||
  schoolWords.has(fullName(key).split(' ')[0] ?? '') ||
  /^uni(?:lag|ben|port|jos|cal|uyo|lorin|maid|abuja)$/.test(key)

/** What a name is of, by its words and by what stands before it. */
const kindOf = (words: readonly Word[], low: string): ClaimKind => {
  if (words.some(isSchool)) return 'school'
  const before = beforeAt(low, startOf(words))
  const isEmployer =
    words.some(({ key }) => organisationEndings.has(key)) ||
    knownOrganisations.has(phraseOf(words.map(({ raw }) => raw).join(' ')).trim()) ||
    behindWork.test(before)
  return !isEmployer && behindTool.test(before) ? 'skill' : 'employer'
}

/** Whether a phrase that is the name of an organisation means it. Without a capital it does behind `worked at`. */
const isMeant = (phrase: string, { start, isNamed }: Word, { text, low }: Reading): boolean => {
  const before = beforeAt(low, start)
  if (!isNamed) return behindWork.test(before) && !isAlsoWord(phrase)
  return !isAlsoWord(phrase) || (behindAt.test(before) && !startsSentence(text, start))
}

/** The organisation or program that the check knows by the words from `at`. */
const knownNameAt = (at: number, reading: Reading): Name | null => {
  const { words, text } = reading
  for (let length = longestOrganisation; length > 0; length -= 1) {
    const stretch = words.slice(at, at + length)
    const [first] = stretch
    if (!first || stretch.length < length) continue
    const phrase = phraseOf(nameOf(stretch, text)).trim()
    if (first.isNamed && knownTools.has(phrase)) return { words: stretch, kind: 'skill' }
    if (!knownOrganisations.has(phrase) || !isMeant(phrase, first, reading)) continue
    // Of `Olam` all of Olam Group.
    let end = at + length
    while (words[end]?.isNamed && organisationEndings.has(words[end]?.key ?? '')) end += 1
    const kind = schoolWords.has(stretch.at(-1)?.key ?? '') ? 'school' : 'employer'
    return { words: words.slice(at, end), kind }
  }
  return null
}

const knownNamesIn = (reading: Reading): Name[] => {
  const found: Name[] = []
  for (let at = 0; at < reading.words.length; at += 1) {
    const name = knownNameAt(at, reading)
    if (name) found.push(name)
    at += (name?.words.length ?? 1) - 1
  }
  return found
}

/** `Tafiya Logistics and Ìlérí Schools` are two names, and the facts have both. */
const areTwoSaid = (run: readonly Word[], { text, evidence }: Reading): boolean => {
  const at = run.findIndex(({ key }, place) => key === 'and' && place > 0 && place < run.length - 1)
  return (
    at > 0 && [run.slice(0, at), run.slice(at + 1)].every(part => isNameSaid(evidence, nameOf(part, text)))
  )
}

/** A name whose words are all known, but not together: University of Lagos is not Lagos State University. */
const nameOfKnownWords = (run: readonly Word[], reading: Reading): Name | null => {
  if (run.length < 2 || areTwoSaid(run, reading)) return null
  const { text, low, evidence } = reading
  const isBehindAt = behindAt.test(beforeAt(low, startOf(run)))
  const at = run.findLastIndex(isEnding)
  if (at < 0) {
    // `Kenya Power`, but not `Lagos office`.
    const [place, ...rest] = run
    const isName =
      isBehindAt &&
      place !== undefined &&
      knownPlaces.has(place.key) &&
      !isOrdinaryWord(place.key) &&
      (rest.every(({ key, isNamed }) => isNamed && !ofPlaces.has(key) && !knownPlaces.has(key)) ||
        // `for Nairobi City County`
        (/^(?:county|municipality|government)$/.test(rest.at(-1)?.key ?? '') &&
          behindEmployer.test(beforeAt(low, startOf(run)))))
    return isName ? { words: run, kind: 'employer' } : null
  }
  const isSortWord = ({ key }: Word) =>
    isSmall(key) || sortsOfOrganisation.has(key) || (isOrdinaryWord(key) && !knownPlaces.has(key))
  const isSort =
    at > 0
      ? at === run.length - 1 && run.slice(0, at).every(isSortWord)
      : !run.slice(1).some(({ key }) => knownPlaces.has(key))
  // `at Central Hospital` has capitals: it is the name of one.
  const isCalled =
    at > 0 &&
    at === run.length - 1 &&
    isBehindWorkplace.test(beforeAt(low, startOf(run))) &&
    run.every(({ isNamed }) => isNamed)
  if ((isSort && !isCalled) || (!isBehindAt && !schoolWords.has(run[at]?.key ?? ''))) return null
  // `Bayero University Kano` is in the facts as `Bayero University`.
  const isLonger = run.some(
    ({ key }, end) =>
      end >= at && end > 0 && !isSmall(key) && isNameSaid(evidence, nameOf(run.slice(0, end + 1), text)),
  )
  return isLonger && !isEndOfOther(nameOf(run, text), evidence)
    ? null
    : { words: run, kind: kindOf(run, low) }
}

const nearPlace = /\b(?:in|across|around|near|within|between|and|to|from)\s+$/
const nearSeveral = /\b(?:and|across|between|within|around|near)\s+$/
/** `Proficient in`, and `featured in`: no place follows. */
const inTool =
  /\b(?:featured|quoted|profiled|published|proficient|skilled|experienced?|built|written|coded?|developed|designed|models?|dashboards?|scripts?|trained) in\s+$/

/** A name with words that only a name has. */
const nameOfUnknownWords = (run: readonly Word[], reading: Reading, needsWork: boolean): Name | null => {
  const { text, low } = reading
  const unknown = run.map(word => !isKnownWord(word, reading))
  let first = unknown.indexOf(true)
  let last = unknown.lastIndexOf(true)
  const isHead = (word: Word | undefined) =>
    word !== undefined && (schoolWords.has(word.key) || word.key === 'of' || word.key === 'and')
  // `Ahmadu Bello University`, where only `Ahmadu` is unknown.
  const ending = run.findIndex((word, at) => at > last && isEnding(word))
  if (run.slice(last + 1, ending).every(({ isNamed }) => isNamed)) last = Math.max(last, ending)
  while (isEnding(run[last + 1])) last += 1
  while (first > 0 && isHead(run[first - 1])) first -= 1
  const words = run.slice(first, last + 1)
  const names = words.filter((_, at) => unknown[first + at]).map(({ key }) => key)
  const kind = kindOf(words, low)
  if (words.some(isEnding)) return { words, kind }
  const before = beforeAt(low, startOf(words))
  if (needsWork && !behindWork.test(before)) return null
  const isAbbreviation = /^\p{Lu}{2,5}s?$/u.test(nameOf(words, text)) && nearSeveral.test(before)
  // `PVsyst` and `Primavera P6` are no places.
  const isCoined =
    words.some(({ raw }) => /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(raw)) ||
    /^\p{Lu}?\d/u.test(run[last + 1]?.raw ?? '')
  const isPlace =
    nearPlace.test(before) && !inTool.test(before) && !isCoined && words.length === 1 && first === 0
  return isPlace && !isAbbreviation ? null : { words, kind, names }
}

const person =
  /\b(?:mr|mrs|ms|miss|dr|prof|professor|engr|alhaji|alhaja|hajia|chief|barr|rev|pastor|sir|dear|arc|pharm|mallam|malam)\.?\s*$/
const titleOfPerson = /^(?:mr|mrs|ms|dr|prof|engr|alhaji|mallam|pastor|chief)$/

/** What a stretch of words with capitals names. Null: no employer, school or program. */
const nameOfRun = (run: readonly Word[], reading: Reading, needsWork: boolean): Name | null => {
  // `Nasara Beverages and Bottling Company`, of which the facts have the first: the other one is a name of its own.
  const joint = run.findIndex(({ key }, at) => key === 'and' && at > 0)
  if (
    joint > 0 &&
    joint < run.length - 2 &&
    isNameSaid(reading.evidence, nameOf(run.slice(0, joint), reading.text))
  )
    return nameOfRun(run.slice(joint + 1), reading, false)
  const before = beforeAt(reading.low, startOf(run))
  if (person.test(before) || titleOfPerson.test(run[0]?.key ?? '')) return null
  if (run.some(word => !isKnownWord(word, reading))) return nameOfUnknownWords(run, reading, needsWork)
  return needsWork && !behindWork.test(before) ? null : nameOfKnownWords(run, reading)
}

/** `my Mixcloud page`: a site, and no employer. */
const ofSite = /^ (?:page|profile|channel|handle|account)\b/

export const readNames: Rule = reading => {
  const { text, low, evidence, piece, target } = reading
  const isStructured = (piece.kind === 'heading' || piece.kind === 'details') && piece.section !== 'other'
  if (piece.kind === 'item' || isPersonal(piece) || isStructured) return []
  const mentions: Mention[] = []
  const add = (found: Mention) => {
    if (!mentions.some(other => overlaps(found, other))) mentions.push(found)
  }
  const company = target ? phraseOf(target.company).trim() : ''
  const isOfTarget = (name: string, span: Span): boolean => {
    const phrase = phraseOf(name).trim()
    if (company !== '' && (company.includes(phrase) || phrase.includes(company)))
      return !isClaimOfTarget(low, span)
    // `Karoo Fibre's Midrand office`: the advert has the one and the other.
    const advert = target?.advert
    const isOfAdvert = advert != null && name.split(/['’]s\s/).every(part => isSaid(advert, part))
    return isOfAdvert && !isClaimed(reading, span.start)
  }
  if (target && !isNameSaid(evidence, target.company))
    for (const span of targetsIn(reading)) add(mention('employer', span, !isClaimOfTarget(low, span)))
  const needsWork = areCapitalsCommon(reading)
  const inRuns = runsIn(reading).flatMap(run => nameOfRun(run, reading, needsWork) ?? [])
  for (const { words, ...rest } of [...knownNamesIn(reading), ...inRuns]) {
    const name = nameOf(words, text)
    const span = { start: startOf(words), end: words.at(-1)?.end ?? 0 }
    if (rest.names && ofSite.test(low.slice(span.end))) continue
    const isKnown = isNameSaid(evidence, name) && !isEndOfOther(name, evidence)
    add({ ...rest, ...span, hasSource: isKnown || isOfTarget(name, span) })
  }
  return mentions
}
