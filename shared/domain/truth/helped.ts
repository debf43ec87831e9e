import { type ComparedFact, wasTrained } from './compared-facts.ts'
import { isPersonStem } from './counted-nouns.ts'
import { type Cue, cuesIn, cuesOf } from './cues.ts'
import { type ContentWord, contentWordsIn } from './deed-words.ts'
import { isStaff } from './leading-words.ts'
import { partsOfLine } from './line-parts.ts'
import { looksAhead } from './reach.ts'
import { type Mention, mention, type Reading } from './reading.ts'
import { helping, inTeam, nearestTo, type Responsibility, responsibilityIn } from './responsibility.ts'
import { isRoleNoun } from './roles.ts'
import { countSupported, supports } from './supports.ts'
import { baseOf } from './word-forms.ts'
import words from './words/helped.json' with { type: 'json' }
import peopleWords from './words/led-people.json' with { type: 'json' }
import { isSmall, list, stemOf, type Word } from './words.ts'

// Looks for: lines that say a thing was done, where the facts only say that the person helped.

const beside = cuesOf(words.beside, words.besidePhrases)
const others = list(peopleWords.collective)
const giving = list(words.giving)
const creating = cuesOf(words.creating)

const responsible = /\b(?:responsible for|in charge of|took charge of)\b/

/** `with the storekeeper`, but not `with a full count`. */
const isWithOthers = (said: readonly Word[], { key, after }: Cue): boolean =>
  key !== 'with' ||
  said
    .slice(after, after + looksAhead)
    .some(word => word.isNamed || isStaff(word) || isRoleNoun(word.key) || isPersonStem(stemOf(word.key)))

/** `as part of the internship` says when, and `as part of a team` says with whom. */
const isPartOfTime = (said: readonly Word[], { key, at }: Cue): boolean =>
  /^part/.test(key) &&
  said[at - 1]?.key === 'as' &&
  !said.slice(at, at + looksAhead).some(word => others.has(word.key) || isStaff(word))

/** What the first verb of a line was done to. */
const objectsOf = (
  text: string,
  said: readonly Word[],
  content: readonly ContentWord[],
): readonly ContentWord[] => {
  const parts = partsOfLine(text, said, content)
  const end = content.findIndex(
    (word, at) => at > 0 && (parts.get(word) === 'verb' || parts.get(word) === 'around'),
  )
  return content.slice(content[0] && parts.get(content[0]) === 'verb' ? 1 : 0, end < 0 ? undefined : end)
}

const helpsWith = (fact: ComparedFact, word: ContentWord): boolean => {
  const clauses = responsibilityIn(fact).clauses.filter(clause => supports(clause, word))
  return clauses.length > 0
    ? clauses.every(clause => responsibilityIn(clause).helps)
    : responsibilityIn(fact).helps
}

/**
 * A line that says a thing was done, where the nearest fact says that the person only helped. Giving is left out, because
 * whoever helps somebody with papers gives them papers. Behind `co-host` in a fact, only making the thing is too much.
 */
export const helpedOnly = (reading: Reading, compared: readonly ComparedFact[]): Mention[] => {
  const { text, low, words: said, piece } = reading
  if (cuesIn(said, beside).some(cue => isWithOthers(said, cue) && !isPartOfTime(said, cue))) return []
  if (cuesIn(said, helping).some(cue => !isPartOfTime(said, cue)) || inTeam.test(low) || wasTrained.test(low))
    return []
  const content = contentWordsIn(text, said)
  const [first] = content
  if (!first || (piece.kind !== 'bullet' && !responsible.test(low)) || giving.has(said[0]?.key ?? ''))
    return []
  const lines = compared.filter(({ kind }) => kind === 'line')
  // `contributed to the proposal, wrote the needs section`: of one fact, a clause tells a deed of the writer's own.
  const isOwnDeed = (clause: ComparedFact): boolean =>
    !responsibilityIn(clause).helps && supports(clause, first) && countSupported(clause, content) > 1
  if (lines.some(fact => responsibilityIn(fact).helps && responsibilityIn(fact).clauses.some(isOwnDeed)))
    return []
  const thing = objectsOf(text, said, content).find(word => {
    const saying = lines.filter(fact => word.stems.some(stem => fact.stems.has(stem)))
    return (
      !isPersonStem(word.stems[0] ?? '') && saying.length > 0 && saying.every(fact => helpsWith(fact, word))
    )
  })
  // `assist with the monthly QC, I write the values`
  const isOwnClause = (fact: ComparedFact): boolean =>
    responsibilityIn(fact).clauses.some(
      clause =>
        !responsibilityIn(clause).helps &&
        said.slice(1).some(({ key }) => !isSmall(key) && clause.stems.has(baseOf(key))),
    )
  const isDoneElsewhere = (fact: ComparedFact): boolean =>
    !responsibilityIn(fact).helps && supports(fact, first) && countSupported(fact, content) > 1
  if (lines.some(fact => responsibilityIn(fact).helps && supports(fact, first) && isOwnClause(fact)))
    return []
  if (thing && (thing === first || !lines.some(isDoneElsewhere))) return [mention('rank', first, false)]
  const all = nearestTo(content, lines)
  const ofFirst = all.filter(fact => supports(fact, first))
  const nearest = ofFirst.length > 0 ? ofFirst : all
  const supported = content.filter(word => nearest.some(fact => supports(fact, word)))
  if (supported.length === 0 || supported.length < content.length / 2) return []
  const isOnly = (is: (responsibility: Responsibility) => boolean) =>
    nearest.every(fact => is(responsibilityIn(fact)))
  if (isOnly(({ helps }) => helps)) return [mention('rank', first, false)]
  const [created] = isOnly(({ isShared }) => isShared) ? cuesIn(said, creating) : []
  return created ? [mention('rank', created, false)] : []
}
