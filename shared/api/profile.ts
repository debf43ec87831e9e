import * as z from 'zod/mini'
import {
  careerLevels,
  currencies,
  experienceLevels,
  jobSearchTimelines,
  nigerianStates,
  signUpIndustries,
  signUpJobTypes,
} from '../lists.ts'
import { instant, line, listOf, optionalLine, optionalText, optionalUrl, salary, version } from './fields.ts'
import { domain } from './operation.ts'

/**
 * A phone number as people write it: digits, with a plus in front, and brackets, dots, slashes, spaces and dashes
 * between them. A number has 7 to 15 digits.
 */
const optionalPhone = optionalLine(30).check(
  z.regex(
    /^(\(?\+?[\s()./\u2010-\u2015\u2212-]*(\d[\s()./\u2010-\u2015\u2212-]*){7,15})?$/,
    'Write the phone number in figures, such as 0803 000 0000.',
  ),
)

/** The field and the message when the salaries are not in order. */
export const salariesOutOfOrder = { path: ['salaryMax'], error: 'Make this at least the minimum.' }

/** The wizard's questions, besides the email address and the password. Only the name is required. */
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

type Salaries = { readonly salaryMin: number | null; readonly salaryMax: number | null }

/** Whether the minimum is not above the maximum. Either salary may be left out. */
export const salariesInOrder = ({ salaryMin, salaryMax }: Salaries): boolean =>
  salaryMin === null || salaryMax === null || salaryMin <= salaryMax

/** All that the sign-up wizard sends. */
export const signUpAnswers = signUpQuestions.check(z.refine(salariesInOrder, salariesOutOfOrder))
export type SignUpAnswers = z.infer<typeof signUpAnswers>

/** The most characters of a person's short text about themselves. */
export const bioLimit = 2000

/** What a person fills in on the profile screen: the wizard's questions, and others. */
export const profileForm = z.extend(signUpQuestions, {
  country: optionalLine(60),
  bio: optionalText(bioLimit),
  careerLevel: z.nullable(z.enum(careerLevels)),
  yearsOfExperience: z.nullable(
    z.int().check(z.minimum(0), z.maximum(80, 'Write the years as a number up to 80.')),
  ),
  linkedinUrl: optionalUrl,
  githubUrl: optionalUrl,
  portfolioUrl: optionalUrl,
  currency: z.enum(currencies),
  remotePreference: z.boolean(),
})
export type ProfileForm = z.infer<typeof profileForm>

/**
 * A profile in an answer. The limits of the form apply only to requests, so that rows saved under older limits can
 * still be read.
 */
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
  country: z.string(),
  bio: z.string(),
  careerLevel: z.nullable(z.enum(careerLevels)),
  yearsOfExperience: z.nullable(z.int()),
  linkedinUrl: optionalUrl,
  githubUrl: optionalUrl,
  portfolioUrl: optionalUrl,
  currency: z.enum(currencies),
  remotePreference: z.boolean(),
  email: z.string(),
  /**
   * Identifies the current picture. When this value changes, the browser asks for the picture again. Null when there is
   * none.
   */
  avatar: z.nullable(z.string()),
  /** Whether the person answered more of the wizard than its first step, or has saved the profile since. */
  onboardingCompleted: z.boolean(),
  version,
  updatedAt: instant,
})
export type Profile = z.infer<typeof profile>

/** The most characters of a picture as a data URL. A photograph that the browser scaled to 512 px is smaller. */
export const avatarLimit = 200_000

/** A PNG, JPEG or WebP as a data URL. The server checks that the bytes are such a picture. */
const picture = z
  .string()
  .check(
    z.maxLength(avatarLimit, 'Please select an image smaller than 5MB.'),
    z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'Please select an image file.'),
  )

export const profileOperations = domain({
  get: {
    method: 'GET',
    path: '/profile',
    access: 'person',
    summary: "The caller's profile; null before there is one.",
    response: z.object({ profile: z.nullable(profile) }),
    errors: [],
  },
  update: {
    method: 'PATCH',
    path: '/profile',
    access: 'person',
    summary: 'Change some fields of the profile, from the version that the person saw.',
    body: z.extend(z.partial(profileForm), { version }),
    response: profile,
    errors: ['invalid_input', 'not_found', 'stale_version'],
  },
  avatar: {
    method: 'GET',
    path: '/profile/avatar',
    access: 'person',
    summary: "The caller's picture as data URL; null when there is none.",
    response: z.object({ picture: z.nullable(z.string()) }),
    errors: [],
  },
  setAvatar: {
    method: 'PUT',
    path: '/profile/avatar',
    access: 'person',
    summary: 'Keep a picture, or with null none. Answers with the name of it that the profile then carries.',
    body: z.strictObject({ picture: z.nullable(picture) }),
    response: z.object({ avatar: z.nullable(z.string()) }),
    errors: ['invalid_input', 'not_found', 'daily_limit', 'too_large'],
  },
})
