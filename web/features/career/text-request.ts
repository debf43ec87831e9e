import * as z from 'zod/mini'
import { jobDescriptionLimit } from '../../../shared/api/assistant.ts'
import { type ProfileTextRequest, profileTextRequest } from '../../../shared/api/career.ts'
import type { Profile } from '../../../shared/api/profile.ts'
import { experienceLevels, profileTextTypes } from '../../../shared/lists.ts'
import { formDraft } from '../../kit/draft.ts'
import type { TargetJob } from '../../writing/target-job.ts'

const { type, targetRole, industry, currentContent } = profileTextRequest.shape
/** Empty: not chosen. */
const experience = z.enum(['', ...experienceLevels])
const job = z.nullable(z.object({ name: z.string(), description: z.string() }))

export const textFields = z.object({ type, targetRole, industry, experience, currentContent, job })
export type TextFields = z.infer<typeof textFields>

/** A draft may hold values that the form does not accept yet. */
const typedFields = z.object({
  type: z.enum(profileTextTypes),
  targetRole: z.string(),
  industry: z.string(),
  experience,
  currentContent: z.string(),
  job,
})
export const textRequestDraft = (sub: string) => formDraft(sub, 'new-profile-text', typedFields)

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
