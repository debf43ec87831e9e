import { bears, comparedFactsFor, tellsDeeds } from './borne-out.ts'
import { isOutcomeClaimed } from './claimed.ts'
import type { ComparedFact } from './compared-facts.ts'
import { type Cue, cuesIn, cuesOf, hasCue } from './cues.ts'
import { type Telling, tellingWords } from './deed-words.ts'
import { degreesIn } from './degrees.ts'
import { basesOf, isVerbForm } from './lexicon.ts'
import { valuesIn } from './numbers.ts'
import { lowered } from './plain-text.ts'
import { type Mention, mention, type Reading } from './reading.ts'
import words from './words/outcomes.json' with { type: 'json' }
import { list, type Word, wordsOf } from './words.ts'

// Looks for: what came of a deed: effects (`reduced`), praise and awards (`praised`, `of the year`), and what is said to
// follow (`so that`, `making it the busiest`). Source: a fact of the same thing that tells the same effect, or its figures.

const cues = cuesOf([...words.effects, ...words.praise, ...words.best], words.phrases)
/** These are effects of something that is measured, and deeds of other things: `cut costs`, `cut meat`. */
const looseCues = cuesOf(words.loose)
const measures = list(words.measures)
const results = cuesOf([], words.results)

const looksAhead = 6
/** So many words are not in a fact by chance. */
const enoughWords = 3
/** `at 38% lower cost`: so many letters before it, a figure may say what it was. */
const valuesBefore = 8
/** Behind one of these, another thing follows. */
const joints = list('for in with and to by at from on as skills')
/** A year is of no one thing. */
const isNoYear = (value: number): boolean => value < 1940 || value > 2060
/** `at the end of the year` is no award. */
const isTime = ({ low }: Reading, { key, start }: Cue): boolean =>
  key.startsWith('of the ') &&
  /\b(?:end|start|beginning|rest|part|times?|half|most|day|first|last|close|weeks?|months?|\d+(?:st|nd|rd|th)|\w+day)\s$/.test(
    low.slice(0, start),
  )

/** A degree is awarded to all who pass. */
const isOfDegree = ({ text, low }: Reading, { key }: Cue): boolean =>
  key === 'awarded' && degreesIn(text, low).length > 0

/** A fact that tells no effect bears none out: who develops does not grow. */
const hasEffect = ({ text }: ComparedFact): boolean => {
  const said = wordsOf(text)
  return hasCue(said, cues) || hasCue(said, looseCues)
}

/** `The ginger plot was judged the best`: all that stands before is in the lines of the facts. */
const isOfOwnWork = (
  { target }: Reading,
  compared: readonly ComparedFact[],
  telling: readonly Telling[],
  { start }: Cue,
): boolean => {
  if (target === null) return false
  const before = telling.filter(({ end }) => end <= start)
  const lines = compared.filter(({ kind }) => kind === 'line')
  return before.length > 0 && lines.some(fact => before.every(word => bears(fact, word)))
}

const states = list(words.states)

/** `, which stopped theft`. What only says when and where, `which was in Aba`, is no deed. */
const deedsOfWhich = ({ words: said, text }: Reading): Cue[] =>
  said.flatMap((word, at) => {
    const next = said[at + 1]
    const isDeed =
      word.key === 'which' &&
      /,\s*$/.test(text.slice(0, word.start)) &&
      next !== undefined &&
      isVerbForm(next.key) &&
      !states.has(next.key)
    return isDeed ? [{ start: word.start, end: next.end, key: `which ${next.key}`, at, after: at + 2 }] : []
  })

const effectsIn = (
  reading: Reading,
  compared: readonly ComparedFact[],
  telling: readonly Telling[],
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
  ].filter(cue => isOutcomeClaimed(reading, cue.end, isOfOwnWork(reading, compared, telling, cue)))
}

export const readOutcomes = (reading: Reading): Mention[] => {
  if (!tellsDeeds(reading)) return []
  const { text, words: said } = reading
  const compared = comparedFactsFor(reading)
  const telling = tellingWords(text, said)
  const followed = [...cuesIn(said, results), ...deedsOfWhich(reading)].flatMap(cue => {
    if (cue.at === 0) return []
    // `bed making` is work.
    if (cue.key === 'making' && !/,\s*$/.test(text.slice(0, cue.start))) return []
    const after = telling.filter(word => word.start >= cue.end)
    const last = after.at(-1)
    const isKnown = compared.some(
      fact =>
        after.every(word => bears(fact, word)) &&
        (after.length >= enoughWords || hasEffect(fact) || hasCue(wordsOf(fact.text), results)),
    )
    return isKnown ||
      !last ||
      !isOutcomeClaimed(reading, cue.end, isOfOwnWork(reading, compared, telling, cue))
      ? []
      : [{ start: cue.start, end: last.end }]
  })
  const isKnown = (cue: Cue): boolean => {
    const [stem = ''] = basesOf(cue.key)
    const others = telling.filter(word => word.start !== cue.start)
    // `Raised the pass rate from 61 to 84 percent`, of `pass rate 61% to 84%`.
    const values =
      followed.length > 0 ? [] : valuesIn(text.slice(Math.max(0, cue.start - valuesBefore))).filter(isNoYear)
    return compared.some(fact => {
      const isSaid = cue.key.includes(' ')
        ? lowered(fact.text).includes(cue.key)
        : hasEffect(fact) && fact.following.has(stem)
      const known = valuesIn(fact.text)
      return (
        (isSaid && (others.length === 0 || others.some(word => bears(fact, word)))) ||
        values.some(value => known.includes(value))
      )
    })
  }
  return [...followed, ...effectsIn(reading, compared, telling).filter(cue => !isKnown(cue))].map(span =>
    mention('outcome', span, false),
  )
}

/** The words that this rule reads. */
export const outcomeCues = (reading: Reading): Cue[] => [
  ...cuesIn(reading.words, cues),
  // `cut the report from two days to 3 hours`: the figures tell it.
  ...(valuesIn(reading.text).length > 1 ? cuesIn(reading.words, looseCues) : []),
]
