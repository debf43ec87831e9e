import type { ComparedFact } from './compared-facts.ts'
import { type Cue, cuesIn, cuesOf } from './cues.ts'
import { isKnownPlace, isNameSaid } from './known-names.ts'
import { lowered } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { isRoleNoun } from './roles.ts'
import { baseOf, basesOf } from './word-forms.ts'
import rankWords from './words/ranks.json' with { type: 'json' }
import words from './words/reach.json' with { type: 'json' }
import { list, phraseWords, type Word } from './words.ts'

// Finds the words of a line that say how far its writer's responsibility reaches: `every branch`, `the whole department`,
// `managed the branch's collections`.

const reach = cuesOf(words.reach)
/** Where one of these stands before it, a department is only a place: `to the X-ray department`. */
const placing = list('to from in at near between by with of through')
const wide = list('whole entire')

const all = new RegExp(
  `\\b(?:every|all(?: of)?(?: the| our| its)?|each of the) (?:[\\w'’]+ ){0,2}(${rankWords.organisations}|shift|floor|line|route)(?:s|es)?\\b`,
  'g',
)

const nounsOfPlace = list(
  'department departments division region zone directorate headquarters province county country nation continent',
)
const prepositions = list('to from in at near between by with of through across throughout over for')
const ofNation = list(words.ofNation)

const several = (one: string, fact: string): boolean =>
  phraseWords(fact).some(word => word === `${one}s` || word === `${one}es`)

/** `used by every branch`, where no fact has branches. */
const placesOfAll = ({ low, words: said }: Reading, compared: readonly ComparedFact[]): Cue[] =>
  Array.from(low.matchAll(all)).flatMap(({ index, 0: found, 1: one = '' }) => {
    const at = said.findIndex(({ start }) => start >= index)
    const isSaid = compared.some(({ text }) => {
      const fact = lowered(text)
      return ['every ', 'all ', 'each '].some(word => fact.includes(`${word}${one}`)) || several(one, fact)
    })
    return isSaid ? [] : [{ start: index, end: index + found.length, key: found, at, after: at + 1 }]
  })

const ofPlace = /\b(?:all of|the whole of|all over|all across|throughout) (\p{Lu}[\p{L}-]+)/gu
/** `responsible for all of Nigeria`, where no fact names it. */
const wholePlaces = ({ text, words: said, evidence }: Reading): Cue[] =>
  Array.from(text.matchAll(ofPlace)).flatMap(({ index, 0: found, 1: place = '' }) => {
    if (!isKnownPlace(place.toLowerCase()) || isNameSaid(evidence, place)) return []
    const at = said.findIndex(({ start }) => start >= index)
    return [{ start: index, end: index + found.length, key: found.toLowerCase(), at, after: at + 1 }]
  })

/** `whole` and `department` as one: `the whole department`. */
const joinedCues = (cues: readonly Cue[], said: readonly Word[]): Cue[] => {
  const joined: Cue[] = []
  for (const cue of cues) {
    const last = joined.at(-1)
    const before = said[cue.at - 1]
    if (last?.after === cue.at) joined[joined.length - 1] = { ...last, end: cue.end, after: cue.after }
    else joined.push(before?.key === 'the' ? { ...cue, start: before.start } : cue)
  }
  return joined
}

/** So many words before a department may say whether it is a place. */
const placedBefore = 5
/** `from the X-ray department`, but not `across the department`. */
const isPlace = (said: readonly Word[], { key, at }: Cue): boolean => {
  if (!nounsOfPlace.has(key) || wide.has(said[at - 1]?.key ?? '')) return false
  const before = said.slice(Math.max(0, at - placedBefore), at)
  return placing.has(before.findLast(word => prepositions.has(word.key))?.key ?? '')
}

/** `national service`, `National Housing Fund`, `my time zone`: a name, or a set phrase. */
const isOfName = (said: readonly Word[], { key, at }: Cue): boolean => {
  const [before, word, next] = [said[at - 1], said[at], said[at + 1]]
  if (/^zones?$/.test(key)) return before?.key === 'time'
  const isNameOfMore = at > 0 && word?.isNamed === true && next?.isNamed === true
  return isNameOfMore || (/national$/.test(key) && ofNation.has(next?.key ?? ''))
}

const ofCountry = /^(?:(?:inter)?national|regional|global|continental)/
/** `Head of Science` heads a department. */
const headOf = /\bhead of\b|\bhod\b/
/** Words for a wide reach that no fact has. */
export const reachIn = (reading: Reading, compared: readonly ComparedFact[]): Cue[] => {
  const { words: said } = reading
  // `departmental`, of `department`
  const isSaid = ({ key }: Cue) =>
    (/^department/.test(key) &&
      compared.some(({ text, kind }) => kind === 'name' && headOf.test(lowered(text)))) ||
    compared.some(({ text, kind, ofDeeds }) =>
      // `National Open University` says nothing of how far somebody's work reached.
      (kind === 'name' && ofCountry.test(key) ? [...ofDeeds] : basesOf(text)).some(
        base => base === baseOf(key) || (base.length > 5 && /al$/.test(key) && key.startsWith(base)),
      ),
    )
  const cues = cuesIn(said, reach).filter(cue => !isSaid(cue) && !isPlace(said, cue) && !isOfName(said, cue))
  return [...placesOfAll(reading, compared), ...wholePlaces(reading), ...joinedCues(cues, said)]
}

/** So many words behind a verb may be its object. */
export const looksAhead = 7

/** Whoever does this to a part of an organisation as a whole has a say in it: `managed the branch's collections`. */
export const managing = cuesOf(words.managing)
const ofOrganisation = new RegExp(
  `\\b(?:the|our|its) (?:${rankWords.organisations})(?:['’]s|s['’]) |\\b(?:of|for|across) (?:the|our|its) (?:[\\w-]+ )?(?:${rankWords.organisations})\\b`,
)
export const managesAll = ({ words: said, low }: Reading): Cue[] =>
  cuesIn(said, managing).filter(({ end, after, at }) => {
    const last = said[after + looksAhead - 1]?.end ?? low.length
    const found = ofOrganisation.exec(low.slice(end, last))
    const behind = /^\p{L}+/u.exec(
      low.slice(end + (found?.index ?? 0) + (found?.[0].length ?? 0)).trimStart(),
    )
    // `for the laboratory scientist` is for a person.
    const isPerson = isRoleNoun(behind?.[0] ?? '')
    return found !== null && !isPerson && (at === 0 || !said[at]?.key.endsWith('ing'))
  })
