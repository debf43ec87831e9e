import { ApiError } from '../../shared/api/errors.ts'
import type { AnswerFeedback, InterviewAnswer } from '../../shared/api/interviews.ts'
import { activeSeconds, minutesOf, resultOf, scoredOf } from '../../shared/domain/interview/result.ts'
import {
  answerKey,
  answerOf,
  interviewKey,
  interviewOf,
  interviewWithAnswers,
  type StoredInterview,
  triesAtMost,
} from './interview-row.ts'
import type { Table, Write } from './table.ts'

/**
 * The writes that add feedback to an answer. The first fails if the answer was changed. Feedback by rules does not
 * replace other feedback.
 */
export const newFeedback = (
  sub: string,
  id: string,
  { question, answeredAt }: InterviewAnswer,
  feedback: AnswerFeedback,
): Write[] => [
  {
    update: answerKey(sub, id, question),
    changes: { set: { feedback } },
    condition: { is: feedback.by === 'rules' ? { answeredAt, feedback: null } : { answeredAt } },
  },
  {
    update: interviewKey(sub, id),
    changes: { add: { scored: new Set([question]), revision: 1 } },
    condition: { is: { completed: false } },
  },
]

export type GivenAnswer = { readonly question: number; readonly text: string; readonly now: Date }

/** Stores an answer. The same text again changes nothing. Throws not_found, session_completed, or unavailable. */
export const saveAnswer = async (
  table: Table,
  sub: string,
  session: StoredInterview,
  { question, text, now }: GivenAnswer,
): Promise<InterviewAnswer> => {
  const key = answerKey(sub, session.id, question)
  let { activeAt } = session
  for (let tried = 0; tried < triesAtMost; tried += 1) {
    const row = await table.get(key)
    const before = row && answerOf(row)
    if (before?.text === text) return before
    // Two texts of one answer must have different times, because the time identifies the text.
    const at = Math.max(now.getTime(), before ? Date.parse(before.answeredAt) + 1 : 0)
    const answer: InterviewAnswer = { question, text, feedback: null, answeredAt: new Date(at).toISOString() }
    const failed = await table.transact([
      {
        update: interviewKey(sub, session.id),
        changes: {
          set: { activeAt: now.toISOString() },
          add: { activeSeconds: activeSeconds(new Date(activeAt), now), revision: 1 },
        },
        // The condition makes two answers at once count the time once.
        condition: { is: { completed: false, activeAt } },
      },
      {
        put: { ...answer, ...key },
        condition: before ? { is: { answeredAt: before.answeredAt } } : { absent: true },
      },
    ])
    if (failed.length === 0) return answer
    const head = failed.find(({ index }) => index === 0)
    if (!head) continue
    if (!head.found) throw new ApiError('not_found')
    const ahead = interviewOf(head.found)
    if (ahead.completed) throw new ApiError('session_completed')
    activeAt = ahead.activeAt
  }
  throw new ApiError('unavailable')
}

/** Null if an answer or feedback was written meanwhile, because the result must be of the answers that were read. */
const completeOnce = async (
  table: Table,
  sub: string,
  id: string,
  now: Date,
): Promise<StoredInterview | null> => {
  const whole = await interviewWithAnswers(table, sub, id)
  if (!whole) throw new ApiError('not_found')
  const { interview, answers } = whole
  if (interview.completed) return interview
  if (scoredOf(answers).length < interview.questionCount) throw new ApiError('unanswered')
  const seconds = interview.activeSeconds + activeSeconds(new Date(interview.activeAt), now)
  const outcome = await table.update(
    interviewKey(sub, id),
    {
      set: {
        ...resultOf(answers),
        completed: true,
        durationMinutes: minutesOf(seconds),
        completedAt: now.toISOString(),
        activeSeconds: seconds,
      },
    },
    { is: { completed: false, revision: interview.revision } },
  )
  return outcome.written ? interviewOf(outcome.row) : null
}

/** Completes an interview once, also if the call is repeated. Throws not_found, unanswered, or unavailable. */
export const completeInterview = async (
  table: Table,
  sub: string,
  id: string,
  now: Date,
): Promise<StoredInterview> => {
  for (let tried = 0; tried < triesAtMost; tried += 1) {
    const completed = await completeOnce(table, sub, id, now)
    if (completed) return completed
  }
  throw new ApiError('unavailable')
}
