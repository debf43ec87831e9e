import * as z from 'zod'
import {
  experienceLevels,
  jobSearchTimelines,
  nigerianStates,
  signUpIndustries,
  signUpJobTypes,
} from '../../shared/lists.ts'

/** The wizard's answers as stored. A row from before a question was asked has no answer to it. */
export const storedAnswers = z.object({
  fullName: z.string(),
  phone: z.string().default(''),
  state: z.enum(nigerianStates).nullable().default(null),
  location: z.string().default(''),
  willingToRelocate: z.boolean().default(false),
  jobTypes: z.array(z.enum(signUpJobTypes)).default([]),
  jobTitle: z.string().default(''),
  industry: z.enum(signUpIndustries).nullable().default(null),
  experienceLevel: z.enum(experienceLevels).nullable().default(null),
  salaryMin: z.number().nullable().default(null),
  salaryMax: z.number().nullable().default(null),
  skills: z.array(z.string()).default([]),
  techStack: z.array(z.string()).default([]),
  certifications: z.array(z.string()).default([]),
  languages: z.array(z.string()).default([]),
  careerObjectives: z.string().default(''),
  jobSearchTimeline: z.enum(jobSearchTimelines).nullable().default(null),
})
