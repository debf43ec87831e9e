import type { ComparedFact } from './compared-facts.ts'
import { isPersonStem } from './counted-nouns.ts'
import type { Cue } from './cues.ts'
import { type ContentWord, isStopWord } from './deed-words.ts'
import { hasObject, objectOf } from './leading-words.ts'
import { figuresIn, valuesIn } from './numbers.ts'
import { lowered } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { responsibilityIn } from './responsibility.ts'
import { countSupported } from './supports.ts'
import words from './words/leading.json' with { type: 'json' }
import { list, phraseWords, stemOf } from './words.ts'

// Tells whether a fact says without a verb that its writer led somebody: `40 workers`, `7 boys under me`, `phonics group on
// Wednesdays`.

/** `two girls work with me`: they are not led. */
const besideMe =
  /\b(?:with me|follows? me|with my|alongside|assists? me|helps? me|work(?:ed|ing|s)? with|together with|one of|of us|i am|i was|among|with (?:\w+ ){0,2}others?)\b/i
/** `I have two apprentices` */
const underMe = /\bunder me\b|^i (?:have|had|employ|hire)/i
const hasSubject = / by |\b(?:i|we)\b/i

const countsPeople = ({ text }: ComparedFact, values: readonly number[]): boolean =>
  figuresIn(lowered(text)).some(
    ({ value, nouns }) => values.includes(value) && nouns.some(noun => isPersonStem(noun)),
  )

/** `Led 40 workers`, of `40 workers`. */
export const isOfFragment = (
  { text, words: said }: Reading,
  cue: Cue,
  compared: readonly ComparedFact[],
): boolean => {
  const object = objectOf(said, cue)
  const values = valuesIn(text.slice(object[0]?.start, object.at(-1)?.end))
  return (
    object.some(({ key }) => isPersonStem(stemOf(key))) &&
    compared
      .filter(fact => !responsibilityIn(fact).helps && !besideMe.test(fact.text))
      // `update the staff list, 210 staff` counts those of the list.
      .filter(fact => underMe.test(fact.text) || responsibilityIn(fact).clauses[0]?.verbs.size === 0)
      .flatMap(fact => responsibilityIn(fact).clauses)
      .some(
        fact =>
          (underMe.test(fact.text) || (fact.verbs.size === 0 && !hasSubject.test(fact.text))) &&
          countsPeople(fact, values),
      )
  )
}

/** `Led 7 boys`, of `7 boys under me`: elsewhere, boys are those whom a teacher or a nanny looks after. */
export const isOfThoseUnder = (reading: Reading, cue: Cue, compared: readonly ComparedFact[]): boolean =>
  isOfFragment(
    reading,
    cue,
    compared.filter(({ text }) => underMe.test(text)),
  )

const groups = list(words.groups)
/** `Run a phonics group`, of `phonics group on Wednesdays`. */
export const isOfGroup = (
  { words: said }: Reading,
  cue: Cue,
  content: readonly ContentWord[],
  compared: readonly ComparedFact[],
): boolean => {
  const object = objectOf(said, cue)
  if (!object.some(({ key }) => groups.has(key))) return false
  // `group` is a stop word, which no fact supports.
  const isUncounted = isStopWord(object.at(-1)?.key ?? '')
  return compared.some(
    fact =>
      fact.kind === 'line' &&
      fact.verbs.size === 0 &&
      !responsibilityIn(fact).helps &&
      !besideMe.test(fact.text) &&
      !hasSubject.test(fact.text) &&
      phraseWords(fact.text).some(word => groups.has(word)) &&
      countSupported(fact, content) + (isUncounted && hasObject(fact.text, object) ? 1 : 0) > 1,
  )
}
