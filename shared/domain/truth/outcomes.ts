import { isOutcomeClaimed } from './claimed.ts'
import type { ComparedFact } from './compared-facts.ts'
import { type Cue, cuesIn, cuesOf, hasCue } from './cues.ts'
import { type ContentWord, contentWordsIn } from './deed-words.ts'
import { degreesIn } from './degrees.ts'
import { valuesIn } from './numbers.ts'
import { lowered } from './plain-text.ts'
import { type Mention, mention, type Reading } from './reading.ts'
import {
  clausesOfResult,
  hasResult,
  joints,
  resultingClause,
  resultsIn,
  resultsWith,
} from './result-clauses.ts'
import { comparedFactsFor, hasDeeds, supports } from './supports.ts'
import { basesOf } from './word-forms.ts'
import words from './words/outcomes.json' with { type: 'json' }
import { list, phraseWords, type Word, wordsOf } from './words.ts'

// Looks for: what came of a deed: effects (`reduced`), praise and awards (`praised`, `of the year`), and what is said to
// follow (`so that`, `making it the busiest`). Source: a fact of the same thing that tells the same effect, or its figures.

const cues = cuesOf([...words.effects, ...words.praise, ...words.best], words.phrases)
/** These are effects of something that is measured, and deeds of other things: `cut costs`, `cut meat`. */
const looseCues = cuesOf(words.loose)
const measures = list(words.measures)

const looksAhead = 6
/** So many words are not in a fact by chance. */
const enoughWords = 3
/** `at 38% lower cost`: so many letters before it, a figure may say what it was. */
const valuesBefore = 8
/** A year is of no one thing. */
const isNoYear = (value: number): boolean => value < 1940 || value > 2060
/** `at the end of the year` is no award. */
const isTime = ({ low }: Reading, { key, start }: Cue): boolean =>
  key.startsWith('of the ') &&
  /\b(?:end|start|beginning|rest|part|times?|half|most|days?|first|last|close|weeks?|months?|\d+(?:st|nd|rd|th)|\w+day)\s$/.test(
    low.slice(0, start),
  )

/** A degree is awarded to all who pass. */
const isOfDegree = ({ text, low }: Reading, { key }: Cue): boolean =>
  key === 'awarded' && degreesIn(text, low).length > 0

/** Verbs that are deeds of some things: whoever works on photos enhances them. */
const worked = list(words.worked)
const condition = /\b(?:when|whenever|if|until|before|in case)\b[^,;.]{0,40}$/
const ofPromotion = /^(?:to|from|within|after|twice|thrice|in|as|over|and|on|at|for|ahead|last|this|because)$/

/** `promoted a new drink`, `enhanced old photos`, `parcels brought in by customers`, `restarting it when it went down` */
const isOtherSense = ({ low, words: said }: Reading, { key, at, after, start }: Cue): boolean => {
  const next = said[after]?.key
  if (condition.test(low.slice(0, start)) && key !== 'promoted') return true
  if (key === 'brought in') return next === 'by'
  if (key === 'promoted' && at === 0) return next !== undefined && !ofPromotion.test(next)
  return (
    /^(?:enhanc|improv|reduc|increas|lower|strengthen|lift)/.test(key) &&
    said.slice(after, after + looksAhead).some(word => worked.has(word.key))
  )
}

/** A fact that tells no effect supports none: who develops does not grow. */
const hasEffect = ({ text }: ComparedFact): boolean => {
  const said = wordsOf(text)
  return hasCue(said, cues) || hasCue(said, looseCues)
}

/** `The ginger plot was judged the best`: all that stands before is in the lines of the facts. */
const isOfOwnWork = (
  { target }: Reading,
  compared: readonly ComparedFact[],
  content: readonly ContentWord[],
  { start }: Cue,
): boolean => {
  if (target === null) return false
  const before = content.filter(({ end }) => end <= start)
  const lines = compared.filter(({ kind }) => kind === 'line')
  return before.length > 0 && lines.some(fact => before.every(word => supports(fact, word)))
}

/** `so old batch comes out first` */
const tellsResult = ({ text }: ComparedFact): boolean =>
  hasResult(wordsOf(text)) || / so (?!that i\b)| (?:now|still) /i.test(text)

/** `kept the noise low`, of `keep noise low`: the fact has its last word. */
const isKeptSaid = ({ key }: Cue, { text }: ComparedFact): boolean =>
  /^(?:ke|fill)/.test(key) && phraseWords(text).includes(key.split(' ').at(-1) ?? '')

const lessOf = /\b(?:sav(?:ed?|ing)|reduc\w+|cut|lower\w*|fell|dropped|brought down)\b/i
/** `kept costs down`, of `saved N30,000 on diesel` */
const isLessSaid = ({ key }: Cue, { text }: ComparedFact): boolean =>
  /^ke.*\b(?:costs?|spending|expenses)\b/.test(key) && lessOf.test(text)

/** `most of whom are orphans` says who they are. */
const tellsWhom = ({ key, after }: Cue, said: readonly Word[]): boolean =>
  key.endsWith('whom') && /^(?:are|were)$/.test(said[after]?.key ?? '')

/** `prevented contamination`, of `make sure of no contamination`: it says what was taken care of. */
const preventing = /^(?:prevent|avoid|avert|eliminat|minimi)/
const tellsPrecaution = /\b(?:no|not|never|avoid|stop|free|against|without|prevent|protect|safe)\b|n['’]t\b/i

/** `so that many of them came back`, but not `so that they are found`, which is a purpose. */
const ofMany =
  /\b(?:many|most|several|more|no|none|nobody|everybody|everyone)\b|\b(?:has|have|had) (?:since |now |all )?[a-z]{4,}/i
/** `so that pages can be read` says what for. */
const ofPurpose = /^(?:[^\s,;]+ ){1,4}(?:can|could|may|might|would|will|should)\b/

const ofReader = /\b(?:you|your|yours)\b/i

const effectsIn = (
  reading: Reading,
  compared: readonly ComparedFact[],
  content: readonly ContentWord[],
): Cue[] => {
  const { words: said } = reading
  const isMeasure = (word: Word | undefined) => word !== undefined && measures.has(word.key)
  /** With what it is an effect on: `cut fuel costs`. */
  const measured = (cue: Cue): Cue[] => {
    const next = said.slice(cue.after, cue.after + looksAhead)
    const end = next.findIndex(({ key }) => joints.has(key))
    const measure = (end < 0 ? next : next.slice(0, end)).findLast(isMeasure)
    if (measure) return [{ ...cue, end: measure.end }]
    return isMeasure(said[cue.at - 1]) ? [cue] : []
  }
  return [
    ...cuesIn(said, cues).filter(cue => !isTime(reading, cue) && !isOfDegree(reading, cue)),
    ...cuesIn(said, looseCues).flatMap(measured),
  ].filter(
    cue =>
      !isOtherSense(reading, cue) &&
      isOutcomeClaimed(reading, cue.end, isOfOwnWork(reading, compared, content, cue)),
  )
}

export const readOutcomes = (reading: Reading): Mention[] => {
  if (!hasDeeds(reading)) return []
  const { text, words: said } = reading
  const compared = comparedFactsFor(reading)
  const content = contentWordsIn(text, said)
  const clause = resultingClause(reading).filter(cue => {
    const fromCue = content.filter(({ start }) => start >= cue.start)
    const [stem = ''] = basesOf(cue.key)
    return (
      said.length > cue.after &&
      !compared.some(fact => fact.following.has(stem) && fromCue.every(word => supports(fact, word)))
    )
  })
  const withResults = resultsWith(reading).filter(({ key }) => {
    const [stem = ''] = basesOf(key)
    return !compared.some(fact => fact.kind !== 'name' && fact.stems.has(stem))
  })
  const claimed = [...clause, ...withResults].filter(cue => isOutcomeClaimed(reading, cue.start))
  const followed = [...resultsIn(reading), ...clausesOfResult(reading)].flatMap(cue => {
    const after = content.filter(word => word.end > cue.start)
    const last =
      after.at(-1) ??
      (!cue.key.startsWith('so ') || ofMany.test(text.slice(cue.end)) ? said.at(-1) : undefined)
    // `so the qualification that you mention is in progress`
    if (!last || ofReader.test(text.slice(cue.end))) return []
    if (cue.key === 'so that' && ofPurpose.test(text.slice(cue.end).trimStart())) return []
    const isKnown = compared.some(
      fact =>
        isLessSaid(cue, fact) ||
        (after.every(word => supports(fact, word)) &&
          (after.length > 0 || content.filter(word => supports(fact, word)).length * 2 >= content.length) &&
          (after.length >= enoughWords ||
            hasEffect(fact) ||
            tellsResult(fact) ||
            isKeptSaid(cue, fact) ||
            tellsWhom(cue, said))),
    )
    const isOwn = isOfOwnWork(reading, compared, content, cue)
    return isKnown || !isOutcomeClaimed(reading, cue.start, isOwn)
      ? []
      : [{ start: cue.start, end: Math.max(last.end, cue.end) }]
  })
  const isKnown = (cue: Cue): boolean => {
    const [stem = ''] = basesOf(cue.key)
    const others = content.filter(word => word.start !== cue.start)
    // `Raised the pass rate from 61 to 84 percent`, of `pass rate 61% to 84%`.
    const values =
      followed.length > 0 ? [] : valuesIn(text.slice(Math.max(0, cue.start - valuesBefore))).filter(isNoYear)
    return compared.some(fact => {
      const isSaid = cue.key.includes(' ')
        ? lowered(fact.text).includes(cue.key)
        : hasEffect(fact) && fact.following.has(stem)
      const known = valuesIn(fact.text)
      const isPrecaution = preventing.test(cue.key) && tellsPrecaution.test(fact.text)
      return (
        (isPrecaution && others.some(word => supports(fact, word))) ||
        (isSaid && (others.length === 0 || others.some(word => supports(fact, word)))) ||
        values.some(value => known.includes(value))
      )
    })
  }
  return [...claimed, ...followed, ...effectsIn(reading, compared, content).filter(cue => !isKnown(cue))].map(
    span => mention('outcome', span, false),
  )
}

/** The words that this rule reads. */
export const outcomeCues = (reading: Reading): Cue[] => [
  ...cuesIn(reading.words, cues),
  // `cut the report from two days to 3 hours`: the figures tell it.
  ...(valuesIn(reading.text).length > 1 ? cuesIn(reading.words, looseCues) : []),
]
