import { bears, countBorne } from './borne-out.ts'
import { type ComparedFact, wasTrained } from './compared-facts.ts'
import { isPersonStem } from './counted-nouns.ts'
import { type Cue, cuesIn, cuesOf, hasCue } from './cues.ts'
import { tellingWords } from './deed-words.ts'
import { isStaff } from './leading-words.ts'
import { looksAhead } from './reach.ts'
import { type Mention, mention, type Reading } from './reading.ts'
import { helping, inTeam, nearestTo, type Responsibility, responsibilityIn } from './responsibility.ts'
import { isRoleNoun } from './roles.ts'
import words from './words/ranks.json' with { type: 'json' }
import { list, stemOf, type Word } from './words.ts'

// Looks for: lines that say a thing was done, where the facts only say that the person helped.

const beside = cuesOf(words.beside, words.besidePhrases)
const giving = list(words.giving)
const creating = cuesOf(words.creating)

/** `with the storekeeper`, but not `with a full count`. */
const isWithOthers = (said: readonly Word[], { key, after }: Cue): boolean =>
  key !== 'with' ||
  said
    .slice(after, after + looksAhead)
    .some(word => word.isNamed || isStaff(word) || isRoleNoun(word.key) || isPersonStem(stemOf(word.key)))

/**
 * A line that says a thing was done, where the nearest fact says that the person only helped. Giving is left out, because
 * whoever helps somebody with papers gives them papers. Behind `co-host` in a fact, only making the thing is too much.
 */
export const helpedOnly = (reading: Reading, compared: readonly ComparedFact[]): Mention[] => {
  const { text, low, words: said, piece } = reading
  if (cuesIn(said, beside).some(cue => isWithOthers(said, cue))) return []
  if (hasCue(said, helping) || inTeam.test(low) || wasTrained.test(low)) return []
  const telling = tellingWords(text, said)
  const [first] = telling
  if (!first || piece.kind !== 'bullet' || giving.has(said[0]?.key ?? '')) return []
  const lines = compared.filter(({ kind }) => kind === 'line')
  // `contributed to the proposal, wrote the needs section`: of one fact, a clause tells a deed of the writer's own.
  const isOwnDeed = (clause: ComparedFact): boolean =>
    !responsibilityIn(clause).helps && bears(clause, first) && countBorne(clause, telling) > 1
  if (lines.some(fact => responsibilityIn(fact).helps && responsibilityIn(fact).clauses.some(isOwnDeed)))
    return []
  const all = nearestTo(telling, lines)
  const ofFirst = all.filter(fact => bears(fact, first))
  const nearest = ofFirst.length > 0 ? ofFirst : all
  const borne = telling.filter(word => nearest.some(fact => bears(fact, word)))
  if (borne.length === 0 || borne.length < telling.length / 2) return []
  const isOnly = (is: (responsibility: Responsibility) => boolean) =>
    nearest.every(fact => is(responsibilityIn(fact)))
  if (isOnly(({ helps }) => helps)) return [mention('rank', first, false)]
  const [created] = isOnly(({ isShared }) => isShared) ? cuesIn(said, creating) : []
  return created ? [mention('rank', created, false)] : []
}
