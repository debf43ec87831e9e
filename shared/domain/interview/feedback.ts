import type { AnswerFeedback } from '../../api/interviews.ts'
import { modelText } from '../model-text.ts'
import type { FeedbackDraft } from './draft.ts'
import { withoutScorerInstructions } from './scorer-instructions.ts'
import { wordsIn } from './words.ts'

/** The highest score of an answer with up to this many different words, in any script. */
const steps = [
  { words: 0, most: 5 },
  { words: 4, most: 15 },
  { words: 11, most: 35 },
  { words: 24, most: 65 },
] as const

/**
 * The least number of different words divided by the square root of all words. In real texts, short or long, it is
 * above four.
 */
const leastVariety = 2.5
const mostForRepetition = 20
/** In a shorter text the variety of words is not significant. */
const longEnough = 40

/** The highest score, 0 to 100, that the words of an answer allow, whatever a model says. */
export const ceilingOf = (answer: string): number => {
  const words = wordsIn(answer)
  const distinct = new Set(words.map(word => word.toLocaleLowerCase('en'))).size
  const step = steps.find(({ words: upTo }) => distinct <= upTo)?.most ?? 100
  const repeats = words.length >= longEnough && distinct / Math.sqrt(words.length) < leastVariety
  return Math.min(step, repeats ? mostForRepetition : 100)
}

/** The documented defaults for a missing score and a missing text. */
const missingScore = 75
const missingText = 'Good response overall.'
const mostPoints = 3
const longestPoint = 300
const longestAssessment = 800

const cut = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max).toWellFormed().trimEnd()}…`

/**
 * The model's feedback as it is shown: plain text, and whole scores from 0 to 100 that are not above `ceilingOf` the
 * answer. Sentences of the answer that ask for a score do not count.
 */
export const feedbackFrom = (draft: FeedbackDraft, answer: string): AnswerFeedback => {
  const { text, had } = withoutScorerInstructions(answer)
  const most = ceilingOf(text)
  const score = (given: number | undefined): number =>
    Math.min(Math.max(Math.round(Number.isFinite(given) ? (given ?? missingScore) : missingScore), 0), most)
  const points = (given: readonly string[] = []): string[] =>
    given
      .map(point => cut(modelText(point, [answer]), longestPoint))
      .filter(point => point !== '')
      .slice(0, mostPoints)
  const assessment = cut(modelText(draft.assessment ?? '', [answer]), longestAssessment)
  const advice = 'Leave out words that ask for a score. They were not counted.'
  return {
    overall: score(draft.overall),
    communication: score(draft.communication),
    content: score(draft.content),
    confidence: score(draft.confidence),
    assessment: assessment || missingText,
    strengths: points(draft.strengths),
    improvements: had
      ? [...points(draft.improvements).slice(0, mostPoints - 1), advice]
      : points(draft.improvements),
    by: 'model',
  }
}
