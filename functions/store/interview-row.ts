import * as z from 'zod/mini'
import {
  type Interview,
  type InterviewAnswer,
  interview,
  interviewAnswer,
  questionsInSession,
} from '../../shared/api/interviews.ts'
import { personPartition } from './keys.ts'
import { interviewPrefix } from './schema.ts'
import type { Key, Row } from './table.ts'

export const interviewKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `${interviewPrefix}${id}`,
})

/** A row of its own for each answer: eight long ones would be too long for one. */
export const answerPrefix = 'INTERVIEW-ANSWER#'
export const answerKey = (sub: string, id: string, question: number): Key => ({
  pk: personPartition(sub),
  sk: `${answerPrefix}${id}#${question}`,
})
export const answerKeys = (sub: string, id: string): Key[] =>
  Array.from({ length: questionsInSession }, (_, question) => answerKey(sub, id, question))

/** How many sessions there are. */
export const interviewsKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'INTERVIEWS' })
const storedCount = z._default(z.object({ interviews: z._default(z.int(), 0) }), { interviews: 0 })
export const interviewCountOf = (row: Row | undefined): number => storedCount.parse(row).interviews

/**
 * As stored: `scored` is the set of questions that have feedback, so that two answers at once are both counted. What is
 * not known before the end is not there.
 */
const storedInterview = z.object({
  ...interview.shape,
  questions: z.array(z.string()),
  scored: z._default(z.set(z.int()), new Set<number>()),
  /** The last sign of life, and seconds of practice up to it. */
  activeAt: z.string(),
  activeSeconds: z.int(),
  /** How often answers and feedback have changed; not there before the first. */
  revision: z.optional(z.int()),
})

export type StoredInterview = Interview & {
  readonly questions: readonly string[]
  readonly activeAt: string
  readonly activeSeconds: number
  readonly revision?: number | undefined
}

/** Throws when the row is no session: that is a fault of ours. */
export const interviewOf = (row: Row): StoredInterview => {
  const questions = Array.isArray(row.questions) ? row.questions.length : 0
  const counted = { questionCount: questions, answered: row.scored instanceof Set ? row.scored.size : 0 }
  const { scored: _, ...stored } = storedInterview.parse({ ...row, ...counted })
  return stored
}

/** As a person may read it: what is ours to reckon with is not told. */
export const exportedInterview = (row: Row) => {
  const stored = interviewOf(row)
  return { ...interview.parse(stored), questions: stored.questions }
}

export const answerOf = (row: Row): InterviewAnswer => interviewAnswer.parse(row)

export type NewInterview = Pick<
  Interview,
  'id' | 'jobTitle' | 'companyName' | 'industry' | 'difficulty' | 'applicationId' | 'askedBy'
> & { readonly questions: readonly string[] }

export const interviewRow = (sub: string, it: NewInterview, now: Date): Key & Row => {
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
    ...interviewKey(sub, it.id),
  }
}
