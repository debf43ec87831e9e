import * as z from 'zod/mini'
import {
  type Interview,
  type InterviewAnswer,
  type InterviewSession,
  interview,
  interviewAnswer,
  questionsInSession,
} from '../../shared/api/interviews.ts'
import { scoredOf } from '../../shared/domain/interview/result.ts'
import { personKey } from './keys.ts'
import type { Key, Row, Table } from './table.ts'

export const interviewKey = (sub: string, id: string): Key => personKey(sub, `INTERVIEW#${id}`)

/** Each answer has its own row, because eight long answers are too long for one. */
export const answerKey = (sub: string, id: string, question: number): Key =>
  personKey(sub, `INTERVIEW-ANSWER#${id}#${question}`)
export const answerKeys = (sub: string, id: string): Key[] =>
  Array.from({ length: questionsInSession }, (_, question) => answerKey(sub, id, question))

/** The row with the number of interviews. */
export const interviewsKey = (sub: string): Key => personKey(sub, 'INTERVIEWS')
const storedCount = z._default(z.object({ interviews: z._default(z.int(), 0) }), { interviews: 0 })
export const interviewCountOf = (row: Row | undefined): number => storedCount.parse(row).interviews

/**
 * An interview as it is stored. `scored` is the set of questions that have feedback. It is a set, so that two answers
 * at once are both counted.
 */
const storedInterview = z.object({
  ...interview.shape,
  questions: z.array(z.string()),
  scored: z._default(z.set(z.int()), new Set<number>()),
  /** The time of the last answer, and how many seconds the person has worked until then. */
  activeAt: z.string(),
  activeSeconds: z.int(),
  /** How often answers and feedback have changed. Missing before the first answer. */
  revision: z.optional(z.int()),
})

export type StoredInterview = Interview & {
  readonly questions: readonly string[]
  readonly activeAt: string
  readonly activeSeconds: number
  readonly revision?: number | undefined
}

/** Throws when the row is no interview, which is a fault of ours. */
export const interviewOf = (row: Row): StoredInterview => {
  const questions = Array.isArray(row.questions) ? row.questions.length : 0
  const counted = { questionCount: questions, answered: row.scored instanceof Set ? row.scored.size : 0 }
  const { scored: _, ...stored } = storedInterview.parse({ ...row, ...counted })
  return stored
}

/** An interview as its person may read it, without internal fields. */
export const exportedInterview = (row: Row) => {
  const stored = interviewOf(row)
  return { ...interview.parse(stored), questions: stored.questions }
}

export const answerOf = (row: Row): InterviewAnswer => interviewAnswer.parse(row)

export type NewInterview = Pick<
  Interview,
  'id' | 'jobTitle' | 'companyName' | 'industry' | 'difficulty' | 'applicationId' | 'askedBy'
> & { readonly questions: readonly string[] }

export const interviewRow = (it: NewInterview, now: Date) => {
  const at = now.toISOString()
  return {
    ...it,
    completed: false,
    overallScore: null,
    durationMinutes: null,
    feedback: '',
    createdAt: at,
    completedAt: null,
    activeAt: at,
    activeSeconds: 0,
  }
}

type InterviewWithAnswers = {
  readonly interview: StoredInterview
  readonly answers: readonly InterviewAnswer[]
}

export const sessionOf = ({ interview, answers }: InterviewWithAnswers): InterviewSession => ({
  // The set `scored` may name an answer that was changed and has no feedback now, so the answers themselves count.
  interview: { ...interview, answered: scoredOf(answers).length },
  questions: [...interview.questions],
  answers: [...answers],
})

/** An interview with its answers, in one round trip. Null if there is none. */
export const interviewWithAnswers = async (
  table: Table,
  sub: string,
  id: string,
): Promise<InterviewWithAnswers | null> => {
  const [row, ...answers] = await table.getMany([interviewKey(sub, id), ...answerKeys(sub, id)])
  return row
    ? { interview: interviewOf(row), answers: answers.flatMap(answer => (answer ? [answerOf(answer)] : [])) }
    : null
}

/** How often a write is tried. It fails only if the person has written in another tab meanwhile. */
export const triesAtMost = 4
