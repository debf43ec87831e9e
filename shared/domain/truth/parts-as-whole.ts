import type { ComparedFact } from './compared-facts.ts'
import { type Cue, cuesOf, hasCue } from './cues.ts'
import { isStopWord } from './deed-words.ts'
import { isStaff } from './leading-words.ts'
import { figuresIn } from './numbers.ts'
import { lowered } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { baseOf } from './word-forms.ts'
import peopleWords from './words/led-people.json' with { type: 'json' }
import words from './words/ranks.json' with { type: 'json' }
import reachWords from './words/reach.json' with { type: 'json' }
import taughtWords from './words/taught.json' with { type: 'json' }
import { list, phraseWords, type Word, wordsOf } from './words.ts'

// Finds where a line makes all of a part, and many of one: `trained all interns`, of `teach the new intern`; `all five pens`,
// of `one of the 5 pens`; `supply schools`, of `supply one school`.

const every =
  /\b(?:(?:every|each|all(?: of)?|the (?:entire|whole))(?: the| our| its| my)?|the [\w-]+['’]s?) ((?:[\w'’-]+ ){0,2}[\w-]+)/g
const ofWhole = new RegExp(
  `^(?:all|every|each)(?: of)?(?: the| our)? [\\w-]+ (?:of|in|at|across) (?:the|our|its) (?:${words.organisations})\\b`,
)
const places = list(peopleWords.places)
const quantified = /\b(?:all|every|everybody|everyone|each|whole|entire)\b/
const cueAt = (said: readonly Word[], at: number): Cue[] => {
  const word = said[at]
  return word ? [{ start: word.start, end: word.end, key: word.key, at, after: at + 1 }] : []
}

/** `all interns`, `the branch's cashiers`: whom no fact names so. */
const everybodyIn = ({ low, words: said }: Reading, compared: readonly ComparedFact[]): Cue[] =>
  Array.from(low.matchAll(every)).flatMap(({ index, 0: found, 1: behind = '' }) => {
    const ofAll = wordsOf(behind)
    const isOne = /^(?:every|each)/.test(found)
    const isOfOwner = /^the [\w-]+['’]/.test(found)
    const one =
      ofAll.find(word => isStaff(isOne ? { ...word, key: `${word.key}s` } : word)) ??
      ofAll.find(({ key }) => places.has(key) && !isOfOwner)
    if (!one || (isOfOwner && !hasCue(said, overPeople))) return []
    // `all masons of the estate`
    const isOfAll = ofWhole.test(low.slice(index))
    const isKnown = compared.some(({ text }) => {
      const keys = phraseWords(text)
      return (
        ((keys.includes(one.key) || keys.includes(`${one.key}s`)) && !isOfAll) ||
        (quantified.test(lowered(text)) && keys.some(key => baseOf(key) === baseOf(one.key)))
      )
    })
    return isKnown
      ? []
      : cueAt(
          said,
          said.findIndex(({ start }) => start >= index),
        )
  })

/** `assisted the cooperative's officers` says nothing of all of them. */
const overPeople = cuesOf([...words.leading, ...reachWords.managing, ...taughtWords.teaching])
const leading = cuesOf([...words.leading, ...reachWords.managing])
const oneOf = /\b(?:one|two|three|four|five|six|\d+|some|most|half|part|a few) of (?:the |our |its |these )?$/
const wholeBefore = /\b(?:all|all of|the|across)(?: the)? $/

/** `all five pens`, where a fact says `one of the 5 pens`. */
const allOfSome = ({ low, words: said }: Reading, compared: readonly ComparedFact[]): Cue[] =>
  figuresIn(low).flatMap(({ start, value }) => {
    const before = low.slice(0, start)
    if (oneOf.test(before) || !(wholeBefore.test(before) || hasCue(said, leading))) return []
    const known = compared.flatMap(({ text }) => {
      const fact = lowered(text)
      return figuresIn(fact)
        .filter(figure => figure.value === value)
        .map(figure => oneOf.test(fact.slice(0, figure.start)))
    })
    // The number itself has a source.
    return known.length > 0 && known.every(is => is)
      ? cueAt(said, said.findIndex(word => word.start >= start) - 1)
      : []
  })

const one = list('one 1 single')
/** So many words behind `one` may be what is counted. */
const behindOne = 2
const plural = /[^s]s$/

/** `schools`, where the facts have but `one school`. */
const manyOfOne = ({ words: said }: Reading, compared: readonly ComparedFact[]): Cue[] =>
  said.flatMap((word, at) => {
    if (!plural.test(word.key) || isStopWord(word.key) || one.has(said[at - 1]?.key ?? '')) return []
    const base = baseOf(word.key)
    const known = compared.flatMap(({ text }) => {
      const keys = phraseWords(text)
      return keys.flatMap((key, index) =>
        baseOf(key) === base
          ? [
              key !== word.key &&
                keys.slice(Math.max(0, index - behindOne), index).some(each => one.has(each)),
            ]
          : [],
      )
    })
    return known.length > 0 && known.every(is => is) ? cueAt(said, at) : []
  })

export const partsAsWhole = (reading: Reading, compared: readonly ComparedFact[]): Cue[] => [
  ...everybodyIn(reading, compared),
  ...allOfSome(reading, compared),
  ...manyOfOne(reading, compared),
]
