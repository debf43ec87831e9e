import { aloneIn } from './alone.ts'
import { authorityIn } from './authority.ts'
import { isClaimed } from './claimed.ts'
import type { ComparedFact } from './compared-facts.ts'
import { isPersonStem } from './counted-nouns.ts'
import { type Cue, cuesIn } from './cues.ts'
import { type ContentWord, contentWordsIn } from './deed-words.ts'
import { designedByOthers } from './designed.ts'
import { doneByOthers } from './done-by-others.ts'
import { helpedOnly } from './helped.ts'
import { hasObject, isFunction, isStaff, leadingInLine, leadingOfServed, objectOf } from './leading-words.ts'
import { isOfFragment, isOfGroup, isOfThoseUnder } from './led-in-fragments.ts'
import { leadsThesePeople, leadsThisPlace } from './led-people.ts'
import { valuesIn } from './numbers.ts'
import { isOccasionalIn, madeStanding, saysOccasional } from './occasional.ts'
import { partsAsWhole } from './parts-as-whole.ts'
import { convenedBeside, raisedVerbs } from './raised-verbs.ts'
import { managesAll, reachIn } from './reach.ts'
import { type Mention, mention, type Reading } from './reading.ts'
import { founding, type Responsibility, responsibilityIn } from './responsibility.ts'
import { comparedFactsFor, countSupported, hasDeeds, supports } from './supports.ts'
import { teachingIn, tellsTeaching } from './taught.ts'
import { baseOf } from './word-forms.ts'
import words from './words/ranks.json' with { type: 'json' }
import { list, phraseWords, stemOf, type Word, wordsOf } from './words.ts'

// Looks for: words that raise what a person was responsible for: leading it (`headed`), doing it alone (`single-handedly`),
// deciding (`approved`), and a wider reach (`the whole department`). Source: a fact of the same thing that says as much, of
// the same people and the same place. A fact that says less (`helped`, `attended`, `suggested`, `sometimes`), or says it of
// somebody else, supports no line that leaves that out.

/** The words that this rule reads. */
export const rankCues = (reading: Reading): Cue[] => [
  ...leadingInLine(reading.words),
  ...leadingOfServed(reading.words).filter(cue => isOfThoseUnder(reading, cue, comparedFactsFor(reading))),
]

const hasValueOf = ({ text }: ComparedFact, values: readonly number[]): boolean =>
  valuesIn(text).some(value => values.includes(value))

const leadersOfWork = list(words.leadersOfWork)
const teams = list(words.teams)
/** `team`, and `technicians`, but not `campaign`, which may be led too. */
const isOfPeople = (word: Word): boolean =>
  teams.has(word.key) || (isStaff(word) && isPersonStem(stemOf(word.key)))

/** A manager may manage accounts: that somebody led a team, the title alone does not say. */
const isOfWorkAlone = (
  { words: said }: Reading,
  cue: Cue,
  { kind, text }: ComparedFact,
  compared: readonly ComparedFact[],
): boolean =>
  kind === 'name' &&
  objectOf(said, cue).some(isOfPeople) &&
  phraseWords(text).some(word => leadersOfWork.has(word)) &&
  !compared.some(fact => fact.kind === 'line' && fact.work !== null && wordsOf(fact.text).some(isOfPeople))

const organisations = list(words.organisations.replaceAll('|', ' '))

/** The jobs whose facts support most of a line. Empty: it may be about any. */
const jobsAbout = (
  content: readonly ContentWord[],
  compared: readonly ComparedFact[],
): readonly (number | null)[] => {
  const lines = compared.filter(({ kind }) => kind === 'line')
  const supported = lines.map(fact => countSupported(fact, content))
  const most = Math.max(0, ...supported)
  const works = lines.filter((_, at) => supported[at] === most).map(({ work }) => work)
  return most < 2 || works.includes(null) ? [] : works
}

export const readRanks = (reading: Reading): Mention[] => {
  if (!hasDeeds(reading)) return []
  const { text, words: said } = reading
  const compared = comparedFactsFor(reading)
  const content = contentWordsIn(text, said)
  // A year is of no one thing.
  const values = valuesIn(text).filter(value => value < 1940 || value > 2060)
  /** Whether a fact is about what the line is about. */
  const isAbout = (fact: ComparedFact, except: Cue): boolean =>
    fact.kind === 'name' ||
    content.some(word => word.start !== except.start && supports(fact, word)) ||
    (content.every(word => word.start === except.start) && hasObject(fact.text, objectOf(said, except))) ||
    // `invigilate` alone
    (fact.stems.has(baseOf(except.key)) && contentWordsIn(fact.text).length < 2) ||
    hasValueOf(fact, values)
  const jobs = jobsAbout(content, compared)
  /** Whether a fact is about what somebody led, and not only about what else the line says. */
  const isOfObject = (cue: Cue, fact: ComparedFact): boolean => {
    const end = objectOf(said, cue).at(-1)?.end ?? cue.end
    const head = content.findLast(({ start }) => start >= cue.end && start < end)
    return fact.kind === 'name' || !head || supports(fact, head) || hasValueOf(fact, values)
  }
  // Below a job, the title that the person has now says nothing, nor does that of a job which a sentence is not about.
  const ofJob = compared.filter(
    ({ kind, work }) =>
      kind !== 'name' ||
      (work === null ? reading.entries.length === 0 : jobs.length === 0 || jobs.includes(work)),
  )
  const withoutSource = (
    cues: readonly Cue[],
    isSaid: (responsibility: Responsibility, cue: Cue, fact: ComparedFact) => boolean,
  ): Cue[] =>
    cues.filter(cue => !ofJob.some(fact => isSaid(responsibilityIn(fact), cue, fact) && isAbout(fact, cue)))
  const isOccasional = saysOccasional(reading)
  const hasFigure = compared.some(fact => hasValueOf(fact, values))
  const isFoundedByFigure = compared.some(fact => fact.verbs.size === 0 && hasValueOf(fact, values))
  const cues = [
    ...withoutSource(
      leadingInLine(said).filter(
        cue => !isOfFragment(reading, cue, compared) && !isOfGroup(reading, cue, content, compared),
      ),
      ({ leads, manages, books }, cue, fact) =>
        (leads &&
          !(isOccasionalIn(fact.text) && !isOccasional) &&
          !isOfWorkAlone(reading, cue, fact, ofJob) &&
          leadsThesePeople(text, said, cue, fact, ofJob) &&
          leadsThisPlace(said, cue, fact) &&
          isOfObject(cue, fact)) ||
        (/^(?:coach|mentor)/.test(cue.key) && tellsTeaching(fact, true)) ||
        (manages && /^coordinat|charge/.test(cue.key) && isOfObject(cue, fact)) ||
        // `handled procurement`, and `Procurement Officer`
        ((manages || fact.kind === 'name') &&
          /^(?:manag|runs?|ran)/.test(cue.key) &&
          objectOf(said, cue).some(isFunction) &&
          isOfObject(cue, fact)) ||
        (cue.key.startsWith('invigilat') && fact.stems.has(baseOf(cue.key))) ||
        (books && cue.key.startsWith('coordinat')) ||
        // `exam invigilator`
        phraseWords(fact.text).some(word => /or$/.test(word) && baseOf(word) === baseOf(cue.key)),
    ),
    ...withoutSource(
      cuesIn(said, founding).filter(({ key }) => key !== 'found' && !isFoundedByFigure),
      ({ founds, leads }) => founds || leads,
    ),
    ...withoutSource(
      managesAll(reading),
      ({ leads, manages }, _, fact) =>
        (leads || manages) &&
        (fact.kind === 'name' || content.some(word => !organisations.has(word.key) && supports(fact, word))),
    ),
    ...aloneIn(reading, content, compared),
    ...authorityIn(reading, compared),
    ...(hasFigure ? [] : teachingIn(reading, compared)),
    ...reachIn(reading, compared),
    ...partsAsWhole(reading, compared),
    ...designedByOthers(reading, compared),
    ...raisedVerbs(reading, content, compared),
    ...convenedBeside(reading, content, compared),
    ...madeStanding(reading, content, compared),
  ]
  return [
    ...cues.filter(cue => isClaimed(reading, cue.end)).map(cue => mention('rank', cue, false)),
    ...doneByOthers(reading, content, compared)
      .filter(word => isClaimed(reading, word.end))
      .map(word => mention('rank', word, false)),
    ...helpedOnly(reading, compared),
  ]
}
