import type { AnswerFeedback, InterviewAnswer, InterviewSession } from '../../../../shared/api/interviews.ts'
import { localFeedback } from '../../../../shared/domain/interview/local-feedback.ts'
import type { AnswerDraft } from '../practice/answer-draft.ts'

/** What is shown of an answer's worth: which words it is about, and whether the server has it. */
export type ShownFeedback = {
  readonly feedback: AnswerFeedback
  readonly of: string
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
export const textsOf = (session: InterviewSession): string[] =>
  session.questions.map((_, at) => answerTo(session, at)?.text ?? '')

/** What stands in the box: what was typed here, else what the server has. */
export const textOf = (answer: InterviewAnswer | undefined, draft: AnswerDraft | null): string =>
  draft?.text ?? answer?.text ?? ''

/** Where to go on: the first question without feedback, else the last. */
export const firstOpen = (feedback: readonly (ShownFeedback | null)[]): number => {
  const open = feedback.indexOf(null)
  return open === -1 ? Math.max(0, feedback.length - 1) : open
}

/** The first question that the server has no feedback for; null: the session can be completed. */
export const firstUnsaved = (feedback: readonly (ShownFeedback | null)[]): number | null => {
  const at = feedback.findIndex(each => !each?.isSaved)
  return at === -1 ? null : at
}

/** Whole percent of the questions that have feedback, rounded down: 100 is all of them. */
export const percentOf = (feedback: readonly (ShownFeedback | null)[]): number =>
  Math.floor((100 * feedback.filter(each => each !== null).length) / Math.max(1, feedback.length))
