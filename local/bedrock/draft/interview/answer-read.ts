import { stemOf } from '../../../../functions/jobs/index/stem.ts'
import { withoutOrders } from '../../../../shared/domain/interview/orders.ts'
import { wordsIn } from '../../../../shared/domain/interview/words.ts'
import { fold } from '../../../../shared/domain/jobs/fold.ts'
import { skillsIn } from '../../../../shared/domain/jobs/skills.ts'
import { missedConcepts } from './concepts.ts'
import { type DeedsSaid, deedsSaid } from './deeds-said.ts'
import { type FiguresSaid, figuresSaid } from './figures-said.ts'
import { type Reading, readingOf } from './language.ts'
import * as phrases from './phrases.ts'
import { kindOf, type QuestionKind } from './question-kind.ts'

const common = new Set(
  'tell about time when what did does your you yours would how which describe situation have with that this from they them were will been make made sure come came work works worked working thing things something role before after more most many very also good well people person want first into over than then there their while where'.split(
    ' ',
  ),
)

const stemsOf = (words: readonly string[]): Set<string> =>
  new Set(words.map(fold).flatMap(word => (word.length > 3 && !common.has(word) ? [stemOf(word)] : [])))

/** Sentences in any script; a line is the end of one. */
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
export const sentencesIn = (text: string): string[] =>
  text
    .split('\n')
    .flatMap(line => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter(sentence => /[\p{L}\p{N}]/u.test(sentence))

const everySentence =
  /^(?:I|I'm|I’m|I'd|I’d|I'll|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Nigeria|Nigerian|God|CV)$/

/** Names of places, firms, people and tools: capitals that do not begin a sentence. */
const namesIn = (sentences: readonly string[]): string[] => {
  const found = new Set<string>()
  for (const sentence of sentences)
    for (const [, name = ''] of sentence.matchAll(
      /(?<=[\p{L}\p{N},;:)] )(\p{Lu}[\p{L}\p{N}.+#-]*(?: \p{Lu}[\p{L}\p{N}+#-]+)*)/gu,
    ))
      if (!everySentence.test(name)) found.add(name.replace(/[.,]+$/, ''))
  return [...found]
}

/** Said of the world, and not of what anybody did. */
export const isGeneral = (sentence: string): boolean =>
  !/\b(?:i|my|me|we|our|us|he|she|her|him|his)\b|\d/i.test(sentence) &&
  /\b(?:is|are|should|must|can|needs?|will|has to|have to|helps?|falls?)\b/i.test(sentence)

const shareOf = (sentences: readonly string[], holds: (sentence: string) => boolean): number => {
  const length = (list: readonly string[]) => list.reduce((sum, text) => sum + text.length, 0)
  const all = length(sentences)
  return all === 0 ? 0 : length(sentences.filter(holds)) / all
}

/** How much of the answer is the question, 0 to 1, by three words in a row. */
const copiedShare = (answer: readonly string[], question: readonly string[]): number => {
  const threes = (words: readonly string[]) =>
    words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`)
  const asked = new Set(threes(question))
  const said = threes(answer)
  return said.length === 0 ? 0 : said.filter(three => asked.has(three)).length / said.length
}

export type AnswerRead = {
  readonly question: string
  readonly kind: QuestionKind
  /** Without what speaks to the scorer. */
  readonly text: string
  readonly spokeToScorer: boolean
  readonly words: number
  readonly distinct: number
  readonly sentences: readonly string[]
  readonly reading: Reading
  readonly isRepeated: boolean
  readonly copied: number
  readonly figures: FiguresSaid
  readonly deeds: DeedsSaid
  readonly names: readonly string[]
  readonly skills: readonly string[]
  /** Stems of the question, or of the role, that the answer has. */
  readonly shared: number
  /** It takes up no word of the question. Good answers may do so too, so it is said and not scored. */
  readonly isBesideQuestion: boolean
  readonly counts: Readonly<
    Record<
      | 'hedges'
      | 'cliches'
      | 'traits'
      | 'excuses'
      | 'privateLife'
      | 'causes'
      | 'lessons'
      | 'results'
      | 'situations'
      | 'order'
      | 'misconduct'
      | 'conditions',
      number
    >
  >
  /** How many words of a hundred point back to what was told. */
  readonly threads: number
  /** What the question is about and the answer is not: 0, all is there, to 1. */
  readonly missed: number
  /** Of what they say, the part that is about the world and not about them, 0 to 1. */
  readonly general: number
}

/** All that the rules look at. An answer may be of any length and script. */
export const readAnswer = (question: string, jobTitle: string, answer: string): AnswerRead => {
  const { text, had } = withoutOrders(answer)
  const small = wordsIn(text).map(word => word.toLowerCase())
  const asked = wordsIn(question).map(word => word.toLowerCase())
  const sentences = sentencesIn(text)
  const distinct = new Set(small).size
  const stems = stemsOf(small)
  const askedStems = [...stemsOf(asked)]
  const { missed, of } = missedConcepts(question, text)
  const count = (pattern: RegExp) => phrases.countOf(text, pattern)
  const repeatedSentences = 1 - new Set(sentences.map(fold)).size / Math.max(1, sentences.length)
  return {
    question,
    kind: kindOf(question),
    text,
    spokeToScorer: had,
    words: small.length,
    distinct,
    sentences,
    reading: readingOf(small),
    isRepeated:
      (small.length >= 6 && distinct / Math.sqrt(small.length) < 1.6) ||
      (small.length >= 40 && distinct / Math.sqrt(small.length) < 3.2) ||
      (sentences.length >= 4 && repeatedSentences > 0.4),
    copied: copiedShare(small, asked),
    figures: figuresSaid(text),
    deeds: deedsSaid(sentences),
    names: namesIn(sentences),
    skills: skillsIn(text),
    shared: [...stemsOf([...asked, ...wordsIn(jobTitle)])].filter(stem => stems.has(stem)).length,
    isBesideQuestion: askedStems.length > 0 && !askedStems.some(stem => stems.has(stem)) && missed === of,
    counts: {
      hedges: count(phrases.hedges),
      cliches: count(phrases.cliches),
      traits: count(phrases.traits),
      excuses: count(phrases.excuses),
      privateLife: count(phrases.privateLife),
      causes: count(phrases.causes),
      lessons: count(phrases.lessons),
      results: count(phrases.results),
      situations: count(phrases.situations),
      order: count(phrases.order),
      misconduct: count(phrases.misconduct),
      conditions: count(phrases.conditions),
    },
    threads: (100 * (text.match(phrases.threads) ?? []).length) / Math.max(1, small.length),
    missed: of === 0 ? 0 : missed / of,
    general: shareOf(sentences, isGeneral),
  }
}
