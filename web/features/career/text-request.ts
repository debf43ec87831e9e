import * as z from 'zod/mini'
import { jobDescriptionLimit } from '../../../shared/api/assistant.ts'
import { type ProfileTextRequest, profileTextRequest } from '../../../shared/api/career.ts'
import type { Profile } from '../../../shared/api/profile.ts'
import { experienceLevels, profileTextTypes } from '../../../shared/lists.ts'
import { formDraft } from '../../kit/draft.ts'
import type { TargetJob } from '../../writing/target-job.ts'

const { type, targetRole, industry, currentContent } = profileTextRequest.shape
/** Empty: the person chose none. */
const experience = z.enum(['', ...experienceLevels])
/** The tracked job that the text should fit: its name, and what is known of it. */
const job = z.nullable(z.object({ name: z.string(), description: z.string() }))

export const textFields = z.object({ type, targetRole, industry, experience, currentContent, job })
export type TextFields = z.infer<typeof textFields>

/** As typed: a draft may hold what the form would not take yet. */
const typedFields = z.object({
  type: z.enum(profileTextTypes),
  targetRole: z.string(),
  industry: z.string(),
  experience,
  currentContent: z.string(),
  job,
})
export const textRequestDraft = (sub: string) => formDraft(sub, 'new-profile-text', typedFields)

/** The fields as the profile fills them in. */
export const filledFrom = (profile: Profile | null): TextFields => ({
  type: 'headline',
  targetRole: '',
  industry: (profile?.industry ?? '').slice(0, 100),
  experience: profile?.experienceLevel ?? '',
  currentContent: '',
  job: null,
})

export const jobFrom = ({ jobTitle, companyName, description }: TargetJob) => ({
  name: companyName ? `${jobTitle} at ${companyName}` : jobTitle,
  description: description.slice(0, jobDescriptionLimit),
})

export type TextRequest = Omit<ProfileTextRequest, 'id'>

/** The request, without its id. A text fits a job on Elite only. */
export const textRequestOf = ({ job, experience, ...fields }: TextFields, canFit: boolean): TextRequest => ({
  ...fields,
  experience: experience === '' ? null : experience,
  jobDescription:
    canFit && job
      ? [job.name, job.description].filter(Boolean).join('\n\n').slice(0, jobDescriptionLimit)
      : '',
})
