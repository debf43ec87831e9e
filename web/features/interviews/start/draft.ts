import * as z from 'zod/mini'
import { ulid } from '../../../../shared/api/fields.ts'
import type { InterviewIndustry } from '../../../../shared/lists.ts'
import { draft } from '../../../kit/draft.ts'
import type { TargetJob } from '../../../writing/target-job.ts'
import { fieldsFor, typedFields } from './fields.ts'

const practiceDraft = z.object({
  /** Of the session that comes of it. */
  id: ulid,
  /** The start as it went out last, where nobody knows what became of it: sent again it is the same one. */
  sent: z.nullable(z.string()),
  before: typedFields,
  values: typedFields,
})
export type PracticeDraft = z.infer<typeof practiceDraft>

/** What the dialog begins with. */
export type Beginning = {
  readonly sub: string
  readonly aim: TargetJob | null
  readonly industry: InterviewIndustry
  /** The job title of the profile, which may be what they practise for; empty: none. */
  readonly ownTitle: string
}

/** The words of one dialog of one person. */
export const draftOf = ({ sub, aim }: Beginning) =>
  draft(sub, `new-practice.${aim ? 'job' : 'new'}`, practiceDraft)

export const begin = ({ aim, industry }: Beginning, id: string): PracticeDraft => {
  const values = fieldsFor(aim, industry)
  return { id, sent: null, before: values, values }
}

/** Words that were kept go on, but not those of another job. Another industry of the profile is no other job. */
export const goesOn = (found: PracticeDraft, begun: PracticeDraft): boolean =>
  JSON.stringify({ ...found.before, industry: null }) === JSON.stringify({ ...begun.before, industry: null })

/** Two tabs may take up the same words: unless they were sent, each starts a session of its own. */
export const takenUp = (found: PracticeDraft, freshId: string): PracticeDraft =>
  found.sent === null ? { ...found, id: freshId } : found
