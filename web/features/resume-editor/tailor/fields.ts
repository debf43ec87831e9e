import * as z from 'zod/mini'
import { jobDescriptionLimit, tailorRequest } from '../../../../shared/api/assistant.ts'
import { ulid } from '../../../../shared/api/fields.ts'
import { draft } from '../../../kit/draft.ts'
import type { TargetJob } from '../../../writing/target-job.ts'

export const tailorFields = z.pick(tailorRequest, { jobTitle: true, companyName: true, jobDescription: true })
export type TailorFields = z.infer<typeof tailorFields>

const typed = z.object({ jobTitle: z.string(), companyName: z.string(), jobDescription: z.string() })

/** Words that were typed here, and nothing was made of yet. */
export const tailorDraftOf = (sub: string) => draft(sub, 'tailor', typed)

/**
 * The wish that may have arrived though nobody heard, also when the page was left meanwhile: sent again with its id, it
 * is written and counted once.
 */
export const sentTailorWish = (sub: string) =>
  draft(sub, 'tailor.sent', z.object({ id: ulid, words: z.string() }))

export const emptyTailor: TailorFields = { jobTitle: '', companyName: '', jobDescription: '' }

/** What is known of a job fills in the form. */
export const fieldsOf = ({
  jobTitle,
  companyName,
  description,
}: Pick<TargetJob, 'jobTitle' | 'companyName' | 'description'>): TailorFields => ({
  jobTitle,
  companyName,
  jobDescription: description.slice(0, jobDescriptionLimit),
})

export const saysSomething = (values: TailorFields): boolean =>
  Object.values(values).some(text => text.trim() !== '')
