import * as z from 'zod/mini'
import { salariesInOrder } from '../domain/profile.ts'
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
  z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)))
    .check(z.maxLength(max, `Keep this to ${max} entries.`))
const salary = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000_000)))

/**
 * As people write it: figures, with a plus before, and brackets, dots, slashes, spaces and dashes of any length between.
 * 7 to 15 digits, as numbers have.
 */
const optionalPhone = optionalLine(30).check(
  z.regex(
    /^(\(?\+?[\s()./\u2010-\u2015\u2212-]*(\d[\s()./\u2010-\u2015\u2212-]*){7,15})?$/,
    'Write the phone number in figures, such as 0803 000 0000.',
  ),
)

/** Where and how it is said that the salaries are not in order. */
export const salariesOutOfOrder = { path: ['salaryMax'], error: 'Make this at least the minimum.' }

/** The wizard's questions one by one, besides the address and the password. Only the name is required. */
export const signUpQuestions = z.strictObject({
  fullName: line('Full name', 120),
  phone: optionalPhone,
  state: z.nullable(z.enum(nigerianStates)),
  location: optionalLine(120),
  willingToRelocate: z.boolean(),
  jobTypes: z.array(z.enum(signUpJobTypes)).check(z.maxLength(signUpJobTypes.length)),
  jobTitle: optionalLine(120),
  industry: z.nullable(z.enum(signUpIndustries)),
  experienceLevel: z.nullable(z.enum(experienceLevels)),
  salaryMin: salary,
  salaryMax: salary,
  skills: listOf(50),
  techStack: listOf(50),
  certifications: listOf(50),
  languages: listOf(20),
  careerObjectives: optionalText(1000),
  jobSearchTimeline: z.nullable(z.enum(jobSearchTimelines)),
})

/** All that the sign-up wizard sends. */
export const signUpAnswers = signUpQuestions.check(z.refine(salariesInOrder, salariesOutOfOrder))
export type SignUpAnswers = z.infer<typeof signUpAnswers>

/** As it is answered. The wizard's limits are for what is sent: what was kept under others can still be read. */
export const profile = z.object({
  fullName: z.string(),
  phone: z.string(),
  state: z.nullable(z.enum(nigerianStates)),
  location: z.string(),
  willingToRelocate: z.boolean(),
  jobTypes: z.array(z.enum(signUpJobTypes)),
  jobTitle: z.string(),
  industry: z.nullable(z.enum(signUpIndustries)),
  experienceLevel: z.nullable(z.enum(experienceLevels)),
  salaryMin: z.nullable(z.int()),
  salaryMax: z.nullable(z.int()),
  skills: z.array(z.string()),
  techStack: z.array(z.string()),
  certifications: z.array(z.string()),
  languages: z.array(z.string()),
  careerObjectives: z.string(),
  jobSearchTimeline: z.nullable(z.enum(jobSearchTimelines)),
  email: z.string(),
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
    response: z.object({ profile: z.nullable(profile) }),
    errors: [],
  },
})
