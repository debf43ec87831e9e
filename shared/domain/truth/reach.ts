import type { ComparedFact } from './compared-facts.ts'
import { type Cue, cuesIn, cuesOf } from './cues.ts'
import { lowered } from './plain-text.ts'
import type { Reading } from './reading.ts'
import words from './words/ranks.json' with { type: 'json' }
import { phraseWords, type Word } from './words.ts'

// Finds the words of a line that say how far a part in something reaches: `every branch`, `the whole department`, `managed
// the branch's collections`. Which of them have a source, ranks.ts tells.

const all = new RegExp(
  `\\b(?:every|all(?: of)?(?: the| our| its)?|each of the) (?:[\\w'’]+ ){0,2}(${words.organisations})(?:s|es)?\\b`,
  'g',
)

const several = (one: string, fact: string): boolean =>
  phraseWords(fact).some(word => word === `${one}s` || word === `${one}es`)

/** `used by every branch`, where no fact has branches. */
export const placesOfAll = ({ low, words: said }: Reading, compared: readonly ComparedFact[]): Cue[] =>
  Array.from(low.matchAll(all)).flatMap(({ index, 0: found, 1: one = '' }) => {
    const at = said.findIndex(({ start }) => start >= index)
    const isSaid = compared.some(({ text }) => {
      const fact = lowered(text)
      return ['every ', 'all ', 'each '].some(word => fact.includes(`${word}${one}`)) || several(one, fact)
    })
    return isSaid ? [] : [{ start: index, end: index + found.length, key: found, at, after: at + 1 }]
  })

/** `whole` and `department` as one: `the whole department`. */
export const joinedCues = (cues: readonly Cue[], said: readonly Word[]): Cue[] => {
  const joined: Cue[] = []
  for (const cue of cues) {
    const last = joined.at(-1)
    const before = said[cue.at - 1]
    if (last?.after === cue.at) joined[joined.length - 1] = { ...last, end: cue.end, after: cue.after }
    else joined.push(before?.key === 'the' ? { ...cue, start: before.start } : cue)
  }
  return joined
}

/** So many words behind a verb may be its object. */
export const looksAhead = 7

/** Whoever does this to a part of an organisation as a whole has a say in it: `managed the branch's collections`. */
export const managing = cuesOf(words.managing)
const ofOrganisation = new RegExp(
  `\\b(?:the|our|its) (?:${words.organisations})(?:['’]s|s['’]) |\\b(?:of|for|across) (?:the|our|its) (?:${words.organisations})\\b`,
)
export const managesAll = ({ words: said, low }: Reading): Cue[] =>
  cuesIn(said, managing).filter(({ end, after, at }) => {
    const last = said[after + looksAhead - 1]?.end ?? low.length
    return (at === 0 || !said[at]?.key.endsWith('ing')) && ofOrganisation.test(low.slice(end, last))
  })
