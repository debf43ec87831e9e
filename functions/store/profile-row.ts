import * as z from 'zod/mini'
import type { Profile } from '../../shared/api/profile.ts'
import { brand } from '../../shared/brand.ts'
import {
  careerLevels,
  currencies,
  experienceLevels,
  jobSearchTimelines,
  nigerianStates,
  signUpIndustries,
  signUpJobTypes,
} from '../../shared/lists.ts'
import { once } from '../../shared/once.ts'
import { personKey } from './keys.ts'
import type { Key, Row } from './table.ts'

export const profileKey = (sub: string): Key => personKey(sub, 'PROFILE')

/** The wizard's answers as they are stored. A row that is older than a question gets the default answer. */
export const storedAnswers = once(() =>
  z.object({
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
  }),
)

/** A profile as it is stored. A row that is older than a field gets the default of the field. */
const storedProfile = once(() =>
  z.extend(storedAnswers(), {
    email: z.string(),
    country: z._default(z.string(), brand.country),
    bio: z._default(z.string(), ''),
    careerLevel: z._default(z.nullable(z.enum(careerLevels)), null),
    yearsOfExperience: z._default(z.nullable(z.int()), null),
    linkedinUrl: z._default(z.string(), ''),
    githubUrl: z._default(z.string(), ''),
    portfolioUrl: z._default(z.string(), ''),
    currency: z._default(z.enum(currencies), 'NGN'),
    remotePreference: z._default(z.boolean(), false),
    avatar: z._default(z.nullable(z.string()), null),
    onboardingCompleted: z._default(z.boolean(), false),
    version: z._default(z.int(), 1),
    updatedAt: z.string(),
  }),
)

/** Throws when the row is not a profile, which is a fault of ours. */
export const profileOf = (row: Row): Profile => storedProfile().parse(row)

const storedSince = once(() => z.object({ agreedAt: z.optional(z.string()), updatedAt: z.string() }))

/**
 * A time at which the account existed: when the person agreed to the terms. A profile that is older than the question
 * has only the time of its last change.
 */
export const existedAt = (row: Row): string => {
  const { agreedAt, updatedAt } = storedSince().parse(row)
  return agreedAt ?? updatedAt
}
