import * as z from 'zod'
import {
  currencies,
  experienceLevels,
  jobSearchTimelines,
  nigerianStates,
  signUpIndustries,
  signUpJobTypes,
} from '../lists.ts'
import { instant, line, optionalLine, optionalText } from './fields.ts'
import { domain } from './operation.ts'

const listOf = (max: number) =>
  z.array(z.string().trim().min(1).max(100)).max(max, `Keep this to ${max} entries.`)
const salary = z.int().min(0).max(1_000_000_000_000).nullable()

/** What the sign-up wizard asks, besides the address and the password. Only the name is required. */
export const signUpAnswers = z.strictObject({
  fullName: line('Full name', 120),
  phone: optionalLine(30),
  state: z.enum(nigerianStates).nullable(),
  location: optionalLine(120),
  willingToRelocate: z.boolean(),
  jobTypes: z.array(z.enum(signUpJobTypes)).max(signUpJobTypes.length),
  jobTitle: optionalLine(120),
  industry: z.enum(signUpIndustries).nullable(),
  experienceLevel: z.enum(experienceLevels).nullable(),
  salaryMin: salary,
  salaryMax: salary,
  skills: listOf(50),
  techStack: listOf(50),
  certifications: listOf(50),
  languages: listOf(20),
  careerObjectives: optionalText(1000),
  jobSearchTimeline: z.enum(jobSearchTimelines).nullable(),
})
export type SignUpAnswers = z.infer<typeof signUpAnswers>

export const profile = z.strictObject({
  ...signUpAnswers.shape,
  email: z.email(),
  country: z.string(),
  currency: z.enum(currencies),
  updatedAt: instant,
})
export type Profile = z.infer<typeof profile>

export const profileOperations = domain({
  get: {
    method: 'GET',
    path: '/profile',
    access: 'person',
    summary: "The caller's profile; null before there is one.",
    response: z.strictObject({ profile: profile.nullable() }),
    errors: [],
  },
})
