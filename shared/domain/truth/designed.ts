import { isClaimed } from './claimed.ts'
import type { ComparedFact } from './compared-facts.ts'
import { type Cue, cuesIn, cuesOf, hasCue } from './cues.ts'
import { contentWordsIn } from './deed-words.ts'
import { objectOf } from './leading-words.ts'
import { doingsIn } from './other-doers.ts'
import type { Reading } from './reading.ts'
import { nearestTo, responsibilityIn } from './responsibility.ts'
import { supports } from './supports.ts'
import { baseOf } from './word-forms.ts'
import words from './words/designed.json' with { type: 'json' }
import rankWords from './words/ranks.json' with { type: 'json' }
import { list, type Word, wordsOf } from './words.ts'

// Finds lines that say their writer designed a thing which they only used, or for which they only had ideas: `drew up the
// recipe cards`, of `weigh ingredients by recipe card`.

const [designingWords = '', designingPhrases = ''] = rankWords.designing
const designing = cuesOf([designingWords], [designingPhrases])
const introducing = cuesOf([words.introducing])
/** Verbs that say of nothing but making that it is new. */
const inventing = list(words.inventing)
const using = cuesOf([words.using])
const suggesting = cuesOf([words.suggesting])
/** A fact with one of these tells that something was made. */
const making = new Set([...list([words.making, designingWords])].map(baseOf))
/** A typist prepares and produces the letters that they type. */
const producing = /^(?:produc|creat)/

const beforeVerbs = list(rankWords.beforeVerbs)
const wordsBetween = 3

/** Whether a fact says that the person made something, and not somebody else. */
const isMadeIn = (fact: ComparedFact, until: number): boolean => {
  const { ofOthers } = doingsIn(fact.text)
  return wordsOf(fact.text)
    .slice(0, Math.max(0, until))
    .some(({ key }) => making.has(baseOf(key)) && !ofOthers.has(baseOf(key)))
}

/** `use Canva for flyers` */
const isMadeFor = (said: readonly Word[], thing: number): boolean =>
  said.slice(0, thing).some(({ key }) => key === 'for')

export const designedByOthers = (reading: Reading, compared: readonly ComparedFact[]): Cue[] => {
  const { text, words: said } = reading
  // `Figma designs` are a noun.
  const [cue] = [...cuesIn(said, designing), ...cuesIn(said, introducing)].filter(
    ({ at, key }) =>
      at === 0 || !/^(?:design|draft|draw|plan)s?$/.test(key) || beforeVerbs.has(said[at - 1]?.key ?? ''),
  )
  if (!cue || cue.at > wordsBetween || !isClaimed(reading, cue.end)) return []
  const isIntroduced = hasCue(said.slice(cue.at, cue.at + 1), introducing)
  const end = objectOf(said, cue).at(-1)?.end ?? cue.end
  const content = contentWordsIn(text, said).filter(({ start }) => start >= cue.end && start < end)
  const near = nearestTo(
    content,
    compared.filter(({ kind }) => kind === 'line'),
  )
  const named = near.filter(fact =>
    contentWordsIn(fact.text).some(({ key }) => content.some(word => word.key === key)),
  )
  const nearest = named.length > 0 ? named : near
  const isNotMade = (fact: ComparedFact): boolean => {
    const ofFact = wordsOf(fact.text)
    const isThing = ({ key }: Word) => content.some(({ stems }) => stems.includes(baseOf(key)))
    const thing = ofFact.findIndex(isThing)
    const last = ofFact.findLastIndex(isThing)
    if (!content.some(word => supports(fact, word)) || isMadeIn(fact, thing)) return false
    if (hasCue(ofFact, suggesting) || (responsibilityIn(fact).helps && !producing.test(cue.key))) return true
    const isBehindVerb = ofFact.slice(0, Math.max(0, last)).some(({ key }) => fact.verbs.has(baseOf(key)))
    if (inventing.has(cue.key) && isBehindVerb && !isMadeIn(fact, last) && !isMadeFor(ofFact, thing))
      return true
    return (
      !isIntroduced &&
      cuesIn(ofFact, using).some(
        ({ at, key }) =>
          thing > at &&
          !(key.startsWith('typ') && producing.test(cue.key)) &&
          !isMadeFor(ofFact.slice(at), thing - at),
      )
    )
  }
  return nearest.length > 0 && nearest.every(isNotMade) ? [cue] : []
}
