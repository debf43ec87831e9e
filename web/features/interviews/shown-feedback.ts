import type { AnswerFeedback, InterviewAnswer, InterviewSession } from '../../../shared/api/interviews.ts'
import { localFeedback } from '../../../shared/domain/interview/local-feedback.ts'
import type { AnswerDraft } from './answer-draft.ts'

/** The feedback that is shown for an answer. */
export type ShownFeedback = {
  readonly feedback: AnswerFeedback
  /** The words that it is about. */
  readonly of: string
  /** False: fixed rules gave it on this device, and the server does not know of it. */
  readonly isSaved: boolean
}

/** The server's feedback; and where the words did not get there, what the fixed rules say of them here. */
export const shownFeedback = (
  answer: InterviewAnswer | undefined,
  draft: AnswerDraft | null,
): ShownFeedback | null => {
  const isThere = answer?.feedback && answer.text === draft?.sent
  if (draft?.sent != null && draft.away && !isThere)
    return { feedback: localFeedback(draft.sent), of: draft.sent, isSaved: false }
  return answer?.feedback ? { feedback: answer.feedback, of: answer.text, isSaved: true } : null
}

export const answerTo = ({ answers }: InterviewSession, at: number): InterviewAnswer | undefined =>
  answers.find(({ question }) => question === at)

/** What the server has of each answer; empty where it has none. */
export const textsOf = (whole: InterviewSession): string[] =>
  whole.questions.map((_, at) => answerTo(whole, at)?.text ?? '')

/** What stands in the box: what was typed here, else what the server has. */
export const textOf = (answer: InterviewAnswer | undefined, draft: AnswerDraft | null): string =>
  draft?.text ?? answer?.text ?? ''

/** Where to go on: the first question without feedback, else the last. */
export const firstOpen = (feedback: readonly (ShownFeedback | null)[]): number => {
  const open = feedback.indexOf(null)
  return open === -1 ? Math.max(0, feedback.length - 1) : open
}

/** The first question that the server has no feedback for; null: the interview can be completed. */
export const firstUnsaved = (feedback: readonly (ShownFeedback | null)[]): number | null => {
  const at = feedback.findIndex(each => !each?.isSaved)
  return at === -1 ? null : at
}

/** Whole percent of the questions that have feedback, rounded down: 100 is all of them. */
export const percentOf = (feedback: readonly (ShownFeedback | null)[]): number =>
  Math.floor((100 * feedback.filter(each => each !== null).length) / Math.max(1, feedback.length))
