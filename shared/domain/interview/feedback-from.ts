import type { AnswerFeedback } from '../../api/interviews.ts'
import { modelText } from '../model-text.ts'
import { ceilingOf } from './ceiling.ts'
import type { FeedbackDraft } from './draft.ts'
import { withoutOrders } from './orders.ts'

/** As documented: of a score that is missing, and of the text. */
const missingScore = 75
const missingText = 'Good response overall.'
const mostPoints = 3
const longestPoint = 300
const longestAssessment = 800

const cut = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max).toWellFormed().trimEnd()}…`

/**
 * What the model said of an answer, as it is shown: plain words, whole scores from 0 to 100, none above what the words of
 * the answer can be worth. Sentences that ask for a score count for nothing.
 */
export const feedbackFrom = (draft: FeedbackDraft, answer: string): AnswerFeedback => {
  const { text, had } = withoutOrders(answer)
  const most = ceilingOf(text)
  const score = (said: number | undefined): number =>
    Math.min(Math.max(Math.round(Number.isFinite(said) ? (said ?? missingScore) : missingScore), 0), most)
  const points = (said: readonly string[] | undefined): string[] =>
    (said ?? [])
      .map(point => cut(modelText(point, [answer]), longestPoint))
      .filter(point => point !== '')
      .slice(0, mostPoints)
  const assessment = cut(modelText(draft.assessment ?? '', [answer]), longestAssessment)
  const left = 'Leave out what speaks to whoever scores: it was not counted.'
  return {
    overall: score(draft.overall),
    communication: score(draft.communication),
    content: score(draft.content),
    confidence: score(draft.confidence),
    assessment: assessment || missingText,
    strengths: points(draft.strengths),
    improvements: had
      ? [...points(draft.improvements).slice(0, mostPoints - 1), left]
      : points(draft.improvements),
    by: 'model',
  }
}
