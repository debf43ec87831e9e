import * as z from 'zod/mini'
import { profileForm } from '../../../../shared/api/profile.ts'
import { draft } from '../../../kit/draft.ts'

const text = z.string()
const { jobTypes, currency } = profileForm.shape

/** As typed: a draft may hold what the form would not take yet. */
const typed = z.object({
  fullName: text,
  phone: text,
  country: text,
  state: text,
  location: text,
  bio: text,
  jobTitle: text,
  industry: text,
  careerLevel: text,
  yearsOfExperience: text,
  skills: text,
  techStack: text,
  certifications: text,
  languages: text,
  linkedinUrl: text,
  githubUrl: text,
  portfolioUrl: text,
  jobTypes,
  experienceLevel: text,
  careerObjectives: text,
  jobSearchTimeline: text,
  salaryMin: text,
  salaryMax: text,
  currency,
  remotePreference: z.boolean(),
  willingToRelocate: z.boolean(),
})

/** What the person saw when they began, its version, and what they typed. */
const profileDraft = z.object({ version: z.int(), before: typed, values: typed })
export type ProfileDraft = z.infer<typeof profileDraft>

export const profileDraftOf = (sub: string) => draft(sub, 'profile', profileDraft)
