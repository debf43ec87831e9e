import type { InterviewAnswer, InterviewSession } from '../../shared/api/interviews.ts'
import { scoredOf } from '../../shared/domain/interview/result.ts'
import { answerKeys, answerOf, interviewKey, interviewOf, type StoredInterview } from './interview-row.ts'
import type { Table } from './table.ts'

/** A session with its answers, as they are stored. */
export type WholeInterview = {
  readonly interview: StoredInterview
  readonly answers: readonly InterviewAnswer[]
}

export const sessionOf = ({ interview, answers }: WholeInterview): InterviewSession => ({
  // Of an answer that was changed, the feedback of before has gone.
  interview: { ...interview, answered: scoredOf(answers).length },
  questions: [...interview.questions],
  answers: [...answers],
})

/** With its answers, in one round trip; null where there is none. */
export const wholeInterview = async (
  table: Table,
  sub: string,
  id: string,
): Promise<WholeInterview | null> => {
  const [row, ...answers] = await table.getMany([interviewKey(sub, id), ...answerKeys(sub, id)])
  return row
    ? { interview: interviewOf(row), answers: answers.flatMap(answer => (answer ? [answerOf(answer)] : [])) }
    : null
}

/** Another tab may be a step ahead as often as somebody presses a button. */
export const stepsAhead = 4
