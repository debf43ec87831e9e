import * as z from 'zod/mini'
import { jobDescriptionLimit } from '../../../../shared/api/assistant.ts'
import { skillGapRequest } from '../../../../shared/api/career.ts'
import { ulid } from '../../../../shared/api/fields.ts'
import type { Profile } from '../../../../shared/api/profile.ts'
import { draft } from '../../../kit/draft.ts'
import type { TargetJob } from '../../../writing/target-job.ts'

/** What is asked for, besides its id. */
export const gapFields = z.pick(skillGapRequest, {
  targetRole: true,
  targetIndustry: true,
  jobDescription: true,
})
export type GapFields = z.infer<typeof gapFields>

/** As typed: a draft may hold what the form would not take yet. */
const typed = z.object({ targetRole: z.string(), targetIndustry: z.string(), jobDescription: z.string() })
export const gapWishDraft = (sub: string) =>
  draft(sub, 'new-skill-gap', z.object({ id: ulid, sent: z.nullable(z.string()), values: typed }))

/** Filled in with what the profile says. */
export const filledFrom = (profile: Profile | null): GapFields => ({
  targetRole: '',
  targetIndustry: (profile?.industry ?? '').slice(0, 100),
  jobDescription: '',
})

/** The fields as a tracked job fills them in. The industry, no job says. */
export const withJob = (fields: GapFields, { jobTitle, description }: TargetJob): GapFields => ({
  ...fields,
  targetRole: jobTitle.slice(0, 200),
  jobDescription: description.slice(0, jobDescriptionLimit),
})
