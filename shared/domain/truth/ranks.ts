import { authorityIn } from './authority.ts'
import { bears, comparedFactsFor, countBorne, tellsDeeds } from './borne-out.ts'
import { isClaimed } from './claimed.ts'
import { type ComparedFact, wasTrained } from './compared-facts.ts'
import { isPersonStem } from './counted-nouns.ts'
import { type Cue, cuesIn, cuesOf } from './cues.ts'
import { type Telling, tellingWords } from './deed-words.ts'
import { designedByOthers } from './designed.ts'
import { helpedOnly } from './helped.ts'
import { hasServed, isOfSport, isStaff, leadingInLine, objectOf } from './leading-words.ts'
import { figuresIn, valuesIn } from './numbers.ts'
import { lowered } from './plain-text.ts'
import { managesAll, reachIn } from './reach.ts'
import { type Mention, mention, type Reading } from './reading.ts'
import { alone, founding, nearestTo, type Responsibility, responsibilityIn } from './responsibility.ts'
import { baseOf, basesOf } from './word-forms.ts'
import words from './words/ranks.json' with { type: 'json' }
import { list, phraseWords, stemOf, type Word, wordsOf } from './words.ts'

// Looks for: words that raise what a person was responsible for: leading it (`headed`), doing it alone (`single-handedly`),
// deciding (`approved`), and a wider reach (`the whole department`). Source: a fact of the same thing that says as much. A
// fact that says less (`helped`, `took part`) bears out no line that leaves that out.

const teaching = cuesOf(words.teaching)
const taught = basesOf(words.taught.join(' '))

/** The words that this rule reads. */
export const rankCues = ({ words: said }: Reading): Cue[] => leadingInLine(said)

/** `two girls work with me`: they are not led. */
const besideMe =
  /\b(?:with me|follows? me|with my|alongside|assists? me|helps? me|work(?:ed|ing|s)? with|together with)\b/i
const hasSubject = / by |\b(?:i|we)\b/i

const hasValueOf = ({ text }: ComparedFact, values: readonly number[]): boolean =>
  valuesIn(text).some(value => values.includes(value))

const countsPeople = ({ text }: ComparedFact, values: readonly number[]): boolean =>
  figuresIn(lowered(text)).some(
    ({ value, nouns }) => values.includes(value) && nouns.some(noun => isPersonStem(noun)),
  )

/** `Led 40 workers`, of `40 workers`: a fact that is no sentence leaves the verb out. */
const isOfFragment = (
  { text, words: said }: Reading,
  cue: Cue,
  compared: readonly ComparedFact[],
): boolean => {
  const object = objectOf(said, cue)
  const values = valuesIn(text.slice(object[0]?.start, object.at(-1)?.end))
  return (
    object.some(({ key }) => isPersonStem(stemOf(key))) &&
    compared
      .filter(fact => !responsibilityIn(fact).helps && !besideMe.test(fact.text))
      .flatMap(fact => responsibilityIn(fact).clauses)
      .some(fact => fact.verbs.size === 0 && !hasSubject.test(fact.text) && countsPeople(fact, values))
  )
}

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

const groups = list(words.groups)
/** `Run a phonics group`, of `phonics group on Wednesdays`: a fact that is no sentence leaves the verb out. */
const isOfGroup = (
  { words: said }: Reading,
  cue: Cue,
  telling: readonly Telling[],
  compared: readonly ComparedFact[],
): boolean =>
  objectOf(said, cue).some(({ key }) => groups.has(key)) &&
  compared.some(
    fact =>
      fact.kind === 'line' &&
      fact.verbs.size === 0 &&
      !responsibilityIn(fact).helps &&
      !besideMe.test(fact.text) &&
      !hasSubject.test(fact.text) &&
      phraseWords(fact.text).some(word => groups.has(word)) &&
      countBorne(fact, telling) > 1,
  )

const organisations = list(words.organisations.replaceAll('|', ' '))

/** The first part of a name is the title: `Nursery Teacher` of `Nursery Teacher, Hilltop School`. */
const titleOf = ({ text }: ComparedFact): string => text.split(',')[0] ?? ''

/** Whether a fact says that the person taught. The title of a teacher says it of pupils, and that of a helper does not. */
const tellsTeaching = (fact: ComparedFact, isOfStaff: boolean): boolean => {
  if (fact.kind === 'name' && (isOfStaff || fact.work === null || responsibilityIn(fact).isHelper))
    return false
  const text = fact.kind === 'name' ? titleOf(fact) : fact.text
  return !wasTrained.test(text) && basesOf(text).some(base => taught.includes(base))
}

const teachingIn = ({ low, words: said }: Reading, compared: readonly ComparedFact[]): Cue[] =>
  wasTrained.test(low)
    ? []
    : cuesIn(said, teaching).filter(
        cue =>
          !/^(?:me|myself|us)?$/.test(said[cue.after]?.key ?? '') &&
          !isOfSport(said, cue) &&
          !hasServed(objectOf(said, cue)) &&
          !compared.some(fact => tellsTeaching(fact, objectOf(said, cue).some(isStaff))),
      )

/** So many words before `alone` say what was done alone. */
const aloneBefore = 5
/** Words that say a thing was done alone. `on my own account`, and `able to work independently`, are said of many. */
const aloneIn = (
  { words: said }: Reading,
  telling: readonly Telling[],
  compared: readonly ComparedFact[],
): Cue[] => {
  const isSaid = (cue: Cue) => {
    const from = said[Math.max(0, cue.at - aloneBefore)]?.start ?? 0
    const near = telling.filter(({ start }) => start >= from && start < cue.start)
    return (
      nearestTo(telling, compared).some(fact => responsibilityIn(fact).isAlone) ||
      compared.some(
        fact =>
          responsibilityIn(fact).isAlone &&
          ((near.length === 0 && cue.at > 0) || near.some(word => bears(fact, word))),
      )
    )
  }
  return cuesIn(said, alone).filter(
    cue =>
      // `I can change tyres by myself`
      !said.slice(0, cue.at).some(({ key }) => key === 'can') &&
      !(cue.key === 'independently' && /^work/.test(said[cue.at - 1]?.key ?? '')) &&
      said[cue.after]?.key !== 'account' &&
      !isSaid(cue),
  )
}

export const readRanks = (reading: Reading): Mention[] => {
  if (!tellsDeeds(reading)) return []
  const { text, words: said } = reading
  const compared = comparedFactsFor(reading)
  const telling = tellingWords(text, said)
  // A year is of no one thing.
  const values = valuesIn(text).filter(value => value < 1940 || value > 2060)
  /** Whether a fact is about what the line is about. */
  const isAbout = (fact: ComparedFact, except: Cue): boolean =>
    fact.kind === 'name' ||
    telling.some(word => word.start !== except.start && bears(fact, word)) ||
    // `invigilate` alone
    (fact.stems.has(baseOf(except.key)) && tellingWords(fact.text).length < 2) ||
    hasValueOf(fact, values)
  // Below a job, the title that the person has now says nothing.
  const ofJob = compared.filter(
    ({ kind, work }) => kind !== 'name' || work !== null || reading.entries.length === 0,
  )
  const withoutSource = (
    cues: readonly Cue[],
    isSaid: (responsibility: Responsibility, cue: Cue, fact: ComparedFact) => boolean,
  ): Cue[] =>
    cues.filter(cue => !ofJob.some(fact => isSaid(responsibilityIn(fact), cue, fact) && isAbout(fact, cue)))
  const hasFigure = compared.some(fact => hasValueOf(fact, values))
  const isFoundedByFigure = compared.some(fact => fact.verbs.size === 0 && hasValueOf(fact, values))
  const cues = [
    ...withoutSource(
      leadingInLine(said).filter(
        cue => !isOfFragment(reading, cue, compared) && !isOfGroup(reading, cue, telling, compared),
      ),
      ({ leads, manages, books }, cue, fact) =>
        (leads && !isOfWorkAlone(reading, cue, fact, ofJob)) ||
        (/^(?:coach|mentor)/.test(cue.key) && tellsTeaching(fact, true)) ||
        (manages && /^coordinat|charge/.test(cue.key)) ||
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
        (fact.kind === 'name' || telling.some(word => !organisations.has(word.key) && bears(fact, word))),
    ),
    ...aloneIn(reading, telling, compared),
    ...authorityIn(reading, compared),
    ...(hasFigure ? [] : teachingIn(reading, compared)),
    ...reachIn(reading, compared),
    ...designedByOthers(reading, compared),
  ]
  return [
    ...cues.filter(cue => isClaimed(reading, cue.end)).map(cue => mention('rank', cue, false)),
    ...helpedOnly(reading, compared),
  ]
}
