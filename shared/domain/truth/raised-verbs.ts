import type { ComparedFact } from './compared-facts.ts'
import { isPersonStem } from './counted-nouns.ts'
import { type Cue, type Cues, cuesIn, cuesOf, hasCue } from './cues.ts'
import type { ContentWord } from './deed-words.ts'
import { hasObject, objectOf } from './leading-words.ts'
import { isByOther } from './other-doers.ts'
import type { Reading } from './reading.ts'
import { nearestTo, responsibilityIn } from './responsibility.ts'
import { supports } from './supports.ts'
import { baseOf } from './word-forms.ts'
import rankWords from './words/ranks.json' with { type: 'json' }
import words from './words/verb-steps.json' with { type: 'json' }
import { list, stemOf, type Word, wordsOf } from './words.ts'

// Finds lines with a verb of more responsibility than that of their fact: `presented at the case conference`, of `attend the
// case conference`; `resolved server faults`, of `escalate server faults`.

/** `more`: a verb of more responsibility than `less`. `isOfPeople`: what it is done to may be people. */
type Step = { readonly less: Cues; readonly more: Cues; readonly isOfPeople: boolean }
const steps: readonly Step[] = words.steps.map(({ less, more, isOfPeople }) => ({
  less: cuesOf(less.includes(',') ? [] : [less], less.includes(',') ? [less] : []),
  more: cuesOf([more]),
  isOfPeople,
}))

/** A deed begins behind these. */
const beforeVerbs = list(rankWords.beforeVerbs)

/** The verbs of a list that say what the writer did. `Present at examinations` is none. */
const verbsIn = (said: readonly Word[], verbs: Cues): Cue[] =>
  cuesIn(said, verbs).filter(
    ({ key, at, after }) =>
      (at === 0 || beforeVerbs.has(said[at - 1]?.key ?? '')) &&
      !(key === 'present' && said[after]?.key === 'at'),
  )

/** The stem of `conference` only looks like one. */
const isPerson = ({ key }: Word): boolean => isPersonStem(stemOf(key)) && !/ences?$/.test(key)

const isDone = (said: readonly Word[], more: Cues): boolean =>
  cuesIn(said, more).some(({ at }) => !isByOther(said, at))

/** The verbs of a line for which the nearest facts have only a lesser one. */
export const raisedVerbs = (
  { words: said }: Reading,
  content: readonly ContentWord[],
  compared: readonly ComparedFact[],
): Cue[] =>
  steps.flatMap(({ less, more, isOfPeople }) => {
    const [cue] = verbsIn(said, more)
    if (!cue || hasCue(said, less) || (!isOfPeople && objectOf(said, cue).some(isPerson))) return []
    const object = objectOf(said, cue)
    const end = object.at(-1)?.end ?? cue.end
    const behind = content.filter(({ start }) => start > cue.start)
    const ofObject = behind.filter(({ start }) => start < end)
    const about = ofObject.length > 0 ? ofObject : behind
    const lines = compared.filter(({ kind }) => kind === 'line')
    if (about.length === 0 && lines.some(({ text }) => isDone(wordsOf(text), more))) return []
    const near =
      about.length > 0
        ? nearestTo(about, lines)
        : lines.flatMap(fact => responsibilityIn(fact).clauses).filter(({ text }) => hasObject(text, object))
    const nearest = near.map(fact => ({ fact, words: wordsOf(fact.text) }))
    return nearest.some(({ words: ofFact }) => hasCue(ofFact, less)) &&
      nearest.every(({ fact, words: ofFact }) => fact.verbs.size > 0 || hasCue(ofFact, less)) &&
      !nearest.some(({ words: ofFact }) => isDone(ofFact, more)) &&
      (about.length === 0 || about.some(word => nearest.some(({ fact }) => supports(fact, word))))
      ? [cue]
      : []
  })

/** Verbs of those who hold a meeting or a course. */
const [convening] = steps.filter(({ isOfPeople }) => !isOfPeople).map(({ more }) => more)
const besides = list('for in at to during on from with into after before')
/** So many words may stand between `for` and what it is for. */
const wordsBetween = 2

/** `conducted trainings`, of `arrange the hall for trainings`: they stand only beside what was done. */
export const convenedBeside = (
  { words: said }: Reading,
  content: readonly ContentWord[],
  compared: readonly ComparedFact[],
): Cue[] => {
  const [cue] = convening ? verbsIn(said, convening) : []
  const head = cue && objectOf(said, cue).at(-1)
  const thing = head && content.find(({ start, end }) => start <= head.start && head.end <= end)
  if (!cue || !convening || !thing || isPersonStem(thing.stems[0] ?? '')) return []
  const saying = compared
    .filter(({ kind, stems }) => kind === 'line' && thing.stems.some(stem => stems.has(stem)))
    .map(({ text, verbs }) => ({ words: wordsOf(text), verbs }))
  const isBeside = (words: readonly Word[]): boolean =>
    words.every(
      ({ key }, at) =>
        !thing.stems.includes(baseOf(key)) ||
        words.slice(Math.max(0, at - 1 - wordsBetween), at).some(before => besides.has(before.key)),
    )
  return saying.length > 0 &&
    saying.every(({ words, verbs }) => verbs.size > 0 && isBeside(words) && !isDone(words, convening))
    ? [cue]
    : []
}
