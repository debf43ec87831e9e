import type { ComparedFact } from './compared-facts.ts'
import { isPersonStem } from './counted-nouns.ts'
import { type Cue, cuesIn, cuesOf } from './cues.ts'
import { isStaff, objectOf } from './leading-words.ts'
import { followingFrom } from './lexicon.ts'
import { lowered } from './plain-text.ts'
import { looksAhead } from './reach.ts'
import type { Reading } from './reading.ts'
import { isRoleNoun } from './roles.ts'
import { baseOf, basesOf } from './word-forms.ts'
import words from './words/authority.json' with { type: 'json' }
import rankWords from './words/ranks.json' with { type: 'json' }
import { list, phraseWords, stemOf, type Word } from './words.ts'

// Finds the words of a line that say its writer decided something (`approved`, `hired`, `full authority`) and have no
// source.

const authority = cuesOf(words.authority, words.phrases)
/** Of these, one is told as another: who hires recruits. */
const sameDecision = words.sameDecision.map(line => new Set(basesOf(line)))
const adjectivesOfPeople = list(words.adjectivesOfPeople)
const beforeVerbs = list(rankWords.beforeVerbs)
const candidates = list(words.candidates)
const noStaff = list(words.noStaff)

/** So many words behind `to` may say to whom. */
const wordsToSenior = 5

/** So many words before a verb may name who did it. */
const othersBefore = 3

const isPerson = (key: string): boolean => isRoleNoun(key) || isPersonStem(stemOf(key))

/** `the chief accountant approves`, and `for the manager to approve`, say it of somebody else. */
const isOfOther = (keys: readonly string[], at: number, isOwn = false): boolean =>
  (!isOwn && keys.slice(Math.max(0, at - othersBefore), at).some(isRoleNoun)) || keys[at + 1] === 'by'

/** `Administrator in control of all finances`: a line that begins with a title means its writer. */
const isTitleFirst = (keys: readonly string[], at: number): boolean =>
  at <= othersBefore && !/^(?:the|an?|our|my|their|his|her)$/.test(keys[0] ?? '')

/** Verbs that are nouns behind one of `beforeNouns`. */
const isNounToo = /^(?:interview|shortlist|grant|recruit|hire)$/
const beforeNouns = list(words.beforeNouns)

const isSaid = ({ key }: Cue, { text }: ComparedFact): boolean => {
  if (key.includes(' ')) return lowered(text).includes(key)
  const base = baseOf(key)
  const same = sameDecision.find(bases => bases.has(base))
  const keys = phraseWords(text)
  // `call candidates for interview`: there it is a noun.
  const at = basesOf(text).findIndex(
    (each, index) =>
      (each === base || same?.has(each)) && !(isNounToo.test(each) && beforeNouns.has(keys[index - 1] ?? '')),
  )
  // `client signs the budget`
  return at >= 0 && !isOfOther(keys, at) && !isPerson(keys[at - 1] ?? '')
}

/** `prices approved by the owner`, `an approved budget`, `newly hired staff`, `I was hired`. */
const isAdjective = (said: readonly Word[], { key, at, start }: Cue): boolean => {
  const before = said[at - 1]
  if (!before || !/ed$/.test(key)) return /^recruits?$/.test(key) && adjectivesOfPeople.has(before?.key ?? '')
  if (/^(?:was|were|been|be|being|got|is|are)$/.test(before.key)) return true
  return start - before.end === 1 && !beforeVerbs.has(before.key) && !/ly$/.test(before.key)
    ? true
    : adjectivesOfPeople.has(before.key)
}

/** Reporters interview people on the street. Of authority is only who interviews people for a job. */
const isOfNoJob = (said: readonly Word[], cue: Cue): boolean =>
  /^(?:interview|shortlist)/.test(cue.key) &&
  !objectOf(said, cue).some(word => isStaff(word) || candidates.has(word.key))

/** `recruited parents for the study`: they are no staff. */
const isOfNoStaff = (said: readonly Word[], cue: Cue): boolean =>
  /^(?:recruit|appoint)/.test(cue.key) && noStaff.has(objectOf(said, cue).at(-1)?.key ?? '')

const ruling =
  /\b(?:set|sets|setting|fix|fixed|fixing|decide|decided) (?:(?:the|all|its|our|my|new) )?(?:[\p{L}']+ ){0,2}(standards|guidelines|procedures|prices?|fees?|targets?|budgets?|salar(?:y|ies)|wages?|polic(?:y|ies)|rates|rules|strategy)\b/gu
/** `set the prices`, where no fact says that the person did. */
const rulingIn = ({ low, words: said }: Reading, compared: readonly ComparedFact[]): Cue[] =>
  Array.from(low.matchAll(ruling)).flatMap(({ index, 0: found, 1: ruled = '' }) => {
    const at = said.findIndex(({ start }) => start >= index)
    const isRuled = compared.some(({ text }) =>
      Array.from(lowered(text).matchAll(ruling)).some(
        match =>
          baseOf(match[1] ?? '') === baseOf(ruled) &&
          !phraseWords(text.slice(0, match.index)).slice(-othersBefore).some(isPerson),
      ),
    )
    return isRuled ? [] : [{ start: index, end: index + found.length, key: found, at, after: at + 1 }]
  })

const reporting = cuesOf([words.reporting])
const seniors = list(words.seniors)
/** `reported to the board`, where no fact names it. */
const toSeniors = ({ words: said }: Reading, compared: readonly ComparedFact[]): Cue[] =>
  cuesIn(said, reporting).filter(cue => {
    // `the report to the board`
    if (cue.at > 0 && !beforeVerbs.has(said[cue.at - 1]?.key ?? '')) return false
    const to = said.findIndex(
      ({ key }, at) => at >= cue.after && (key === 'to' || at >= cue.after + looksAhead),
    )
    const senior =
      said[to]?.key === 'to'
        ? said.slice(to, to + wordsToSenior).find(({ key }) => seniors.has(key))
        : undefined
    // An MD is a director.
    const isNamed = (base: string) => followingFrom(base).has(baseOf(senior?.key ?? '')) || base === 'md'
    return senior && !compared.some(({ text }) => basesOf(text).some(isNamed))
  })

export const authorityIn = (reading: Reading, compared: readonly ComparedFact[]): Cue[] => {
  const { words: said } = reading
  const keys = said.map(({ key }) => key)
  const cues = cuesIn(said, authority).filter(
    cue =>
      !compared.some(fact => isSaid(cue, fact)) &&
      !isAdjective(said, cue) &&
      !(isNounToo.test(cue.key) && beforeNouns.has(keys[cue.at - 1] ?? '')) &&
      !isOfNoJob(said, cue) &&
      !isOfNoStaff(said, cue) &&
      !isOfOther(keys, cue.at, isTitleFirst(keys, cue.at)),
  )
  return [...cues, ...rulingIn(reading, compared), ...toSeniors(reading, compared)]
}
