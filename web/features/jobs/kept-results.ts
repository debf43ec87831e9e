import * as z from 'zod/mini'
import { instant } from '../../../shared/api/fields.ts'
import { type SearchRequest, searchAnswer, searchRequest } from '../../../shared/api/jobs.ts'
import { draft } from '../../kit/draft.ts'
import { session } from '../../session/store.ts'

const lastResults = z.object({
  sub: z.string(),
  at: instant,
  query: z.string(),
  location: z.string(),
  jobType: searchRequest.shape.jobType,
  answer: searchAnswer,
})
export type LastResults = z.infer<typeof lastResults>

/** For a browser that refuses storage. */
let current: LastResults | null = null
session.onOther(() => {
  current = null
})

const ofPerson = (sub: string) => draft(sub, 'jobs.last', lastResults)

/**
 * What this person's last search found: for when the next one fails. Goes with their drafts when they leave. A search
 * that found nothing leaves what the one before found.
 */
export const keepResults = (
  sub: string,
  { query, location, jobType }: SearchRequest,
  answer: LastResults['answer'],
): void => {
  if (answer.jobs.length === 0) return
  current = { sub, at: new Date().toISOString(), query, location, jobType, answer }
  ofPerson(sub).write(current)
}

export const lastResultsOf = (sub: string): LastResults | null =>
  current?.sub === sub ? current : ofPerson(sub).read()
