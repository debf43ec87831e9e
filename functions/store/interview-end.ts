import { ApiError } from '../../shared/api/errors.ts'
import { activeSeconds, minutesOf, resultOf, scoredOf } from '../../shared/domain/interview/result.ts'
import { interviewKey, interviewOf, type StoredInterview } from './interview-row.ts'
import type { Table } from './table.ts'
import { stepsAhead, wholeInterview } from './whole-interview.ts'

/** Null where an answer, or its feedback, came meanwhile: what is completed is what was read. */
const completeOnce = async (
  table: Table,
  sub: string,
  id: string,
  now: Date,
): Promise<StoredInterview | null> => {
  const whole = await wholeInterview(table, sub, id)
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

/** Throws not_found, unanswered, or unavailable. Completed twice it is completed once. */
export const completeInterview = async (
  table: Table,
  sub: string,
  id: string,
  now: Date,
): Promise<StoredInterview> => {
  for (let tried = 0; tried < stepsAhead; tried += 1) {
    const completed = await completeOnce(table, sub, id, now)
    if (completed) return completed
  }
  throw new ApiError('unavailable')
}
