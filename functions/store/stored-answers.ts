import * as z from 'zod/mini'
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
  phone: z._default(z.string(), ''),
  state: z._default(z.nullable(z.enum(nigerianStates)), null),
  location: z._default(z.string(), ''),
  willingToRelocate: z._default(z.boolean(), false),
  jobTypes: z._default(z.array(z.enum(signUpJobTypes)), []),
  jobTitle: z._default(z.string(), ''),
  industry: z._default(z.nullable(z.enum(signUpIndustries)), null),
  experienceLevel: z._default(z.nullable(z.enum(experienceLevels)), null),
  salaryMin: z._default(z.nullable(z.number()), null),
  salaryMax: z._default(z.nullable(z.number()), null),
  skills: z._default(z.array(z.string()), []),
  techStack: z._default(z.array(z.string()), []),
  certifications: z._default(z.array(z.string()), []),
  languages: z._default(z.array(z.string()), []),
  careerObjectives: z._default(z.string(), ''),
  jobSearchTimeline: z._default(z.nullable(z.enum(jobSearchTimelines)), null),
})
