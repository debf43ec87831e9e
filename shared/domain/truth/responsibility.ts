import { type ComparedFact, comparedFactsOfCited } from './compared-facts.ts'
import { type Cue, cuesIn, cuesOf, hasCue } from './cues.ts'
import type { ContentWord } from './deed-words.ts'
import { isService, leadingInFact } from './leading-words.ts'
import { lowered } from './plain-text.ts'
import { managing } from './reach.ts'
import { supports } from './supports.ts'
import words from './words/responsibility.json' with { type: 'json' }
import { type Word, wordsOf } from './words.ts'

// Tells what a fact says of the person's responsibility for something: whether they led it, did it alone, or helped.

const leaders = cuesOf(words.leaders, [words.leadersPhrases])
const below = cuesOf(words.below)
export const founding = cuesOf(words.founding)
const founded = cuesOf(words.founded)
export const alone = cuesOf(words.alone, words.alonePhrases)
const ownWords = cuesOf(words.ownWords)
export const helping = cuesOf(words.helping, words.helpingPhrases)
const planning = cuesOf(words.planning)

/** What a fact says of the person's responsibility. */
export type Responsibility = {
  readonly leads: boolean
  readonly manages: boolean
  /** Who books meetings and travel coordinates them. */
  readonly books: boolean
  readonly founds: boolean
  readonly isAlone: boolean
  readonly helps: boolean
  /** It is the title of a helper: `Teaching Assistant`. */
  readonly isHelper: boolean
  /** `co-host`: there are others who do the same. */
  readonly isShared: boolean
  /** What stands between its commas. */
  readonly clauses: readonly ComparedFact[]
}
const known = new WeakMap<ComparedFact, Responsibility>()

/** `i was in the wiring team` */
export const inTeam = /\bin the (?:\w+ ){0,2}(?:team|crew|gang)\b/
/** `one part of the house` is no part that somebody took. `Three girls learned from me`: the person taught. */
const isNoHelp = (said: readonly Word[], { key, at, after }: Cue): boolean =>
  (key === 'part of' && /^(?:one|a|any|every|each|this|that|the)$/.test(said[at - 1]?.key ?? '')) ||
  (/^learn/.test(key) && said[after]?.key === 'from' && said[after + 1]?.key === 'me')

/** `ward in-charge`, but not `the in-charge` */
const inCharge = /(?<!\b(?:the|my|our) )\bin-charge\b/

/** `daily QC before running samples` says when. */
const isWhen = (said: readonly Word[], { key, at }: Cue): boolean =>
  /ing$/.test(key) && /^(?:before|after|while|when|for|by)$/.test(said[at - 1]?.key ?? '')

export const responsibilityIn = (compared: ComparedFact): Responsibility => {
  const before = known.get(compared)
  if (before) return before
  const said = wordsOf(compared.text)
  const isHelper = compared.kind === 'name' && hasCue(said, below)
  const isLeader = compared.kind === 'name' && !isHelper && hasCue(said, leaders)
  const helps = cuesIn(said, helping).some(cue => !isService(said, cue) && !isNoHelp(said, cue))
  const responsibility = {
    leads:
      isLeader ||
      leadingInFact(said).some(({ key }) => !key.startsWith('invigilat')) ||
      inCharge.test(lowered(compared.text)),
    manages: cuesIn(said, managing).some(cue => !isWhen(said, cue)) || hasCue(said, planning) || isLeader,
    books: compared.verbs.has('book'),
    founds: hasCue(said, founding) || hasCue(said, founded),
    isAlone: hasCue(said, ownWords) || hasCue(said, alone),
    helps: helps || inTeam.test(lowered(compared.text)),
    isHelper,
    isShared: /\bco(?:-(?!op|ord|work)\w{3}|host|author|found)/.test(lowered(compared.text)),
    clauses: compared.text.includes(',') ? comparedFactsOfCited(compared.text.split(/,\s*/)) : [compared],
  }
  known.set(compared, responsibility)
  return responsibility
}

/** How near a clause is to a line: a word that it has counts twice as much as one that only follows from it. */
const nearness = (fact: ComparedFact, content: readonly ContentWord[]): number =>
  content.reduce((sum, word) => {
    const isSaid = word.stems.some(stem => fact.stems.has(stem))
    return sum + (isSaid ? 2 : supports(fact, word) ? 1 : 0)
  }, 0)

/** The facts, clause by clause, that support most of the words. */
export const nearestTo = (
  content: readonly ContentWord[],
  compared: readonly ComparedFact[],
): readonly ComparedFact[] => {
  const clauses = compared
    .filter(({ kind }) => kind !== 'item')
    .flatMap(fact => responsibilityIn(fact).clauses)
  const near = clauses.map(fact => nearness(fact, content))
  const most = Math.max(0, ...near)
  return most === 0 ? [] : clauses.filter((_, at) => near[at] === most)
}
