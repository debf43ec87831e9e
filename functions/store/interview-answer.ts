import { ApiError } from '../../shared/api/errors.ts'
import type { AnswerFeedback, InterviewAnswer } from '../../shared/api/interviews.ts'
import { activeSeconds } from '../../shared/domain/interview/result.ts'
import { answerKey, answerOf, interviewKey, interviewOf, type StoredInterview } from './interview-row.ts'
import type { Table, Write } from './table.ts'
import { stepsAhead } from './whole-interview.ts'

/**
 * The writes that join feedback to an answer. The first holds that it is still that answer; what rules say takes the
 * place of no feedback that is there.
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

/** The same text again is the same answer. Throws not_found, session_completed, or unavailable. */
export const keepAnswer = async (
  table: Table,
  sub: string,
  session: StoredInterview,
  { question, text, now }: GivenAnswer,
): Promise<InterviewAnswer> => {
  const key = answerKey(sub, session.id, question)
  let { activeAt } = session
  for (let tried = 0; tried < stepsAhead; tried += 1) {
    const row = await table.get(key)
    const before = row && answerOf(row)
    if (before?.text === text) return before
    // No two texts of one answer have one time: it tells them apart.
    const at = Math.max(now.getTime(), before ? Date.parse(before.answeredAt) + 1 : 0)
    const answer: InterviewAnswer = { question, text, feedback: null, answeredAt: new Date(at).toISOString() }
    const failed = await table.transact([
      {
        update: interviewKey(sub, session.id),
        changes: {
          set: { activeAt: now.toISOString() },
          add: { activeSeconds: activeSeconds(new Date(activeAt), now), revision: 1 },
        },
        // Of two answers at once the time is counted once.
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
