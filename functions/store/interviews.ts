import { ApiError } from '../../shared/api/errors.ts'
import { type AnswerFeedback, type InterviewAnswer, interviewsAtMost } from '../../shared/api/interviews.ts'
import { everyRow } from './every-row.ts'
import { type GivenAnswer, keepAnswer, newFeedback } from './interview-answer.ts'
import { completeInterview } from './interview-end.ts'
import {
  answerKeys,
  interviewKey,
  interviewOf,
  interviewRow,
  interviewsKey,
  type NewInterview,
  type StoredInterview,
} from './interview-row.ts'
import { personPartition } from './keys.ts'
import { interviewPrefix } from './schema.ts'
import type { Table, Write } from './table.ts'
import { wholeInterview } from './whole-interview.ts'

/** The writes of a new session. The second holds the most that there can be. */
export const newInterview = (sub: string, it: NewInterview, now: Date): Write[] => [
  { put: interviewRow(sub, it, now), condition: { absent: true } },
  {
    update: interviewsKey(sub),
    changes: { add: { interviews: 1 } },
    condition: { below: { interviews: interviewsAtMost } },
  },
]

const all = async (table: Table, sub: string): Promise<StoredInterview[]> => {
  const range = { partition: personPartition(sub), startsWith: interviewPrefix, newestFirst: true }
  return (await everyRow(table, range)).map(interviewOf)
}

const remove = async (table: Table, sub: string, id: string): Promise<void> => {
  const failed = await table.transact([
    { remove: interviewKey(sub, id), condition: { is: {} } },
    ...answerKeys(sub, id).map(key => ({ remove: key })),
    { update: interviewsKey(sub), changes: { add: { interviews: -1 } } },
  ])
  if (failed.length > 0) throw new ApiError('not_found')
}

/** A person's practice sessions. Each verb sees only rows of `sub`. */
export const interviewStore = (table: Table) => ({
  /** Newest first, with their questions. */
  list: (sub: string) => all(table, sub),
  /** Null where there is none. */
  get: (sub: string, id: string) => wholeInterview(table, sub, id),
  /** Begins one. The failed conditions of `newInterview`. */
  add: (sub: string, it: NewInterview, now: Date) => table.transact(newInterview(sub, it, now)),
  keepAnswer: (sub: string, session: StoredInterview, given: GivenAnswer) =>
    keepAnswer(table, sub, session, given),
  /** Feedback that nothing was counted for. The failed conditions of `newFeedback`. */
  addFeedback: (sub: string, id: string, answer: InterviewAnswer, feedback: AnswerFeedback) =>
    table.transact(newFeedback(sub, id, answer, feedback)),
  complete: (sub: string, id: string, now: Date) => completeInterview(table, sub, id, now),
  /** Throws not_found. */
  remove: (sub: string, id: string) => remove(table, sub, id),
})
export type InterviewStore = ReturnType<typeof interviewStore>
