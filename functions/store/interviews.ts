import { type AnswerFeedback, type InterviewAnswer, interviewsAtMost } from '../../shared/api/interviews.ts'
import { addCounted, type CountedKind, countedRows } from './counted-rows.ts'
import { completeInterview, type GivenAnswer, newFeedback, saveAnswer } from './interview-progress.ts'
import {
  answerKeys,
  interviewOf,
  interviewRow,
  interviewWithAnswers,
  type NewInterview,
  type StoredInterview,
} from './interview-row.ts'
import type { Table, Write } from './table.ts'

const kind: CountedKind<StoredInterview> = {
  prefix: 'INTERVIEW#',
  atMost: interviewsAtMost,
  read: interviewOf,
}

/** The writes that add an interview, in the order of `addCounted`. */
export const newInterview = (sub: string, it: NewInterview, now: Date): Write[] =>
  addCounted(kind, sub, interviewRow(it, now))

/** A person's interviews. Each verb reads and writes only rows of `sub`. */
export const interviewStore = (table: Table) => ({
  /** All interviews with their questions, newest first. */
  list: countedRows(table, kind).list,
  get: (sub: string, id: string) => interviewWithAnswers(table, sub, id),
  /** Adds an interview. Returns the failed conditions of `newInterview`. */
  add: (sub: string, it: NewInterview, now: Date) => table.transact(newInterview(sub, it, now)),
  saveAnswer: (sub: string, session: StoredInterview, given: GivenAnswer) =>
    saveAnswer(table, sub, session, given),
  /** Adds feedback for which no quota was counted. Returns the failed conditions of `newFeedback`. */
  addFeedback: (sub: string, id: string, answer: InterviewAnswer, feedback: AnswerFeedback) =>
    table.transact(newFeedback(sub, id, answer, feedback)),
  complete: (sub: string, id: string, now: Date) => completeInterview(table, sub, id, now),
  /** Throws not_found. */
  remove: (sub: string, id: string) =>
    countedRows(table, kind).remove(
      sub,
      id,
      answerKeys(sub, id).map(key => ({ remove: key })),
    ),
})
export type InterviewStore = ReturnType<typeof interviewStore>
