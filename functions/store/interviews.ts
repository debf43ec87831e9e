import { ApiError } from '../../shared/api/errors.ts'
import {
  type AnswerFeedback,
  type InterviewAnswer,
  type InterviewSession,
  interviewsAtMost,
} from '../../shared/api/interviews.ts'
import { activeSeconds, minutesOf, resultOf, scoredOf } from '../../shared/domain/interview/result.ts'
import { everyRow } from './every-row.ts'
import {
  answerKey,
  answerKeys,
  answerOf,
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

/** The writes of a new session. The second holds the most that there can be. */
export const newInterview = (sub: string, it: NewInterview, now: Date): Write[] => [
  { put: interviewRow(sub, it, now), condition: { absent: true } },
  {
    update: interviewsKey(sub),
    changes: { add: { interviews: 1 } },
    condition: { below: { interviews: interviewsAtMost } },
  },
]

/** The writes that join feedback to an answer. The first holds that it is still that answer. */
export const newFeedback = (
  sub: string,
  id: string,
  { question, answeredAt }: InterviewAnswer,
  feedback: AnswerFeedback,
): Write[] => [
  {
    update: answerKey(sub, id, question),
    changes: { set: { feedback } },
    condition: { is: { answeredAt } },
  },
  {
    update: interviewKey(sub, id),
    changes: { add: { scored: new Set([question]) } },
    condition: { is: { completed: false } },
  },
]

const all = async (table: Table, sub: string): Promise<StoredInterview[]> => {
  const range = { partition: personPartition(sub), startsWith: interviewPrefix, newestFirst: true }
  return (await everyRow(table, range)).map(interviewOf)
}

const get = async (table: Table, sub: string, id: string): Promise<WholeInterview | null> => {
  const [row, ...answers] = await table.getMany([interviewKey(sub, id), ...answerKeys(sub, id)])
  return row
    ? { interview: interviewOf(row), answers: answers.flatMap(answer => (answer ? [answerOf(answer)] : [])) }
    : null
}

/** Another tab may be a step ahead as often as somebody presses a button. */
const tries = 4

type Given = { readonly question: number; readonly text: string; readonly now: Date }

/** The same text again is the same answer. Throws not_found, session_completed, or unavailable. */
const keepAnswer = async (
  table: Table,
  sub: string,
  session: StoredInterview,
  { question, text, now }: Given,
): Promise<InterviewAnswer> => {
  const key = answerKey(sub, session.id, question)
  for (let tried = 0; tried < tries; tried += 1) {
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
          add: { activeSeconds: activeSeconds(new Date(session.activeAt), now) },
        },
        condition: { is: { completed: false } },
      },
      {
        put: { ...answer, ...key },
        condition: before ? { is: { answeredAt: before.answeredAt } } : { absent: true },
      },
    ])
    if (failed.length === 0) return answer
    const head = failed.find(({ index }) => index === 0)
    if (head) throw new ApiError(head.found ? 'session_completed' : 'not_found')
  }
  throw new ApiError('unavailable')
}

/** Throws not_found, or unanswered. Completed twice it is completed once. */
const complete = async (table: Table, sub: string, id: string, now: Date): Promise<StoredInterview> => {
  const whole = await get(table, sub, id)
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
    { is: { completed: false } },
  )
  if (outcome.written) return interviewOf(outcome.row)
  if (!outcome.found) throw new ApiError('not_found')
  return interviewOf(outcome.found)
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
  get: (sub: string, id: string) => get(table, sub, id),
  /** Begins one. The failed conditions of `newInterview`. */
  add: (sub: string, it: NewInterview, now: Date) => table.transact(newInterview(sub, it, now)),
  keepAnswer: (sub: string, session: StoredInterview, given: Given) => keepAnswer(table, sub, session, given),
  /** Feedback that nothing was counted for. The failed conditions of `newFeedback`. */
  addFeedback: (sub: string, id: string, answer: InterviewAnswer, feedback: AnswerFeedback) =>
    table.transact(newFeedback(sub, id, answer, feedback)),
  complete: (sub: string, id: string, now: Date) => complete(table, sub, id, now),
  /** Throws not_found. */
  remove: (sub: string, id: string) => remove(table, sub, id),
})
export type InterviewStore = ReturnType<typeof interviewStore>
