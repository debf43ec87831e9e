import type { AnswerFeedback, InterviewAnswer, InterviewSession } from '../../../shared/api/interviews.ts'
import { localFeedback } from '../../../shared/domain/interview/local-feedback.ts'
import type { AnswerDraft } from './answer-draft.ts'

export type ShownFeedback = {
  readonly feedback: AnswerFeedback
  /** The text that was scored. */
  readonly text: string
  /** False: fixed rules scored the text on this device, because the server does not have it. */
  readonly isSaved: boolean
}

/** The server's feedback, or that of the fixed rules if sending the text failed. */
export const shownFeedback = (
  answer: InterviewAnswer | undefined,
  draft: AnswerDraft | null,
): ShownFeedback | null => {
  const isScored = answer?.feedback && answer.text === draft?.sent
  if (draft?.sent != null && draft.away && !isScored)
    return { feedback: localFeedback(draft.sent), text: draft.sent, isSaved: false }
  return answer?.feedback ? { feedback: answer.feedback, text: answer.text, isSaved: true } : null
}

export const answerTo = ({ answers }: InterviewSession, at: number): InterviewAnswer | undefined =>
  answers.find(({ question }) => question === at)

/** The text of each answer on the server; empty: none. */
export const textsOf = (whole: InterviewSession): string[] =>
  whole.questions.map((_, at) => answerTo(whole, at)?.text ?? '')

/** The text in the box: the draft, or else the server's text. */
export const textOf = (answer: InterviewAnswer | undefined, draft: AnswerDraft | null): string =>
  draft?.text ?? answer?.text ?? ''

/** The first question without feedback, or else the last one. */
export const firstOpen = (feedback: readonly (ShownFeedback | null)[]): number => {
  const open = feedback.indexOf(null)
  return open === -1 ? Math.max(0, feedback.length - 1) : open
}

/** The first question without feedback on the server; null: the interview can be completed. */
export const firstUnsaved = (feedback: readonly (ShownFeedback | null)[]): number | null => {
  const at = feedback.findIndex(each => !each?.isSaved)
  return at === -1 ? null : at
}

/** The percentage of questions with feedback, rounded down, so that 100 means all. */
export const percentOf = (feedback: readonly (ShownFeedback | null)[]): number =>
  Math.floor((100 * feedback.filter(each => each !== null).length) / Math.max(1, feedback.length))
