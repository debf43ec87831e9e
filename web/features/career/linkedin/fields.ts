import * as z from 'zod/mini'
import { jobDescriptionLimit } from '../../../../shared/api/assistant.ts'
import { type ProfileTextRequest, profileTextRequest } from '../../../../shared/api/career.ts'
import { ulid } from '../../../../shared/api/fields.ts'
import type { Profile } from '../../../../shared/api/profile.ts'
import { experienceLevels, profileTextTypes } from '../../../../shared/lists.ts'
import { draft } from '../../../kit/draft.ts'
import type { TargetJob } from '../../../writing/target-job.ts'

const { type, targetRole, industry, currentContent } = profileTextRequest.shape
/** An empty choice is none. */
const experience = z.enum(['', ...experienceLevels])
/** The tracked job that the text should fit: what it is called, and what is known of it. */
const job = z.nullable(z.object({ name: z.string(), description: z.string() }))

export const textFields = z.object({ type, targetRole, industry, experience, currentContent, job })
export type TextFields = z.infer<typeof textFields>

/** As typed: a draft may hold what the form would not take yet. */
const typed = z.object({
  type: z.enum(profileTextTypes),
  targetRole: z.string(),
  industry: z.string(),
  experience,
  currentContent: z.string(),
  job,
})
export const textWishDraft = (sub: string) =>
  draft(sub, 'new-profile-text', z.object({ id: ulid, sent: z.nullable(z.string()), values: typed }))

/** Filled in with what the profile says. */
export const filledFrom = (profile: Profile | null): TextFields => ({
  type: 'headline',
  targetRole: '',
  industry: (profile?.industry ?? '').slice(0, 100),
  experience: profile?.experienceLevel ?? '',
  currentContent: '',
  job: null,
})

export const jobFrom = ({
  jobTitle,
  companyName,
  description,
}: TargetJob): NonNullable<TextFields['job']> => ({
  name: companyName ? `${jobTitle} at ${companyName}` : jobTitle,
  description: description.slice(0, jobDescriptionLimit),
})

/** What is asked for, besides its id. A job is fitted on Elite alone. */
export const wishOf = (
  { job, experience, ...fields }: TextFields,
  canFit: boolean,
): Omit<ProfileTextRequest, 'id'> => ({
  ...fields,
  experience: experience === '' ? null : experience,
  jobDescription:
    canFit && job
      ? [job.name, job.description].filter(Boolean).join('\n\n').slice(0, jobDescriptionLimit)
      : '',
})
