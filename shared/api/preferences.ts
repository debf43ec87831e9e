import * as z from 'zod/mini'
import { currencies, experienceLevels, preferredIndustries, preferredJobTypes } from '../lists.ts'
import { instant, listOf, salary } from './fields.ts'
import { domain } from './operation.ts'

/**
 * The job that a person looks for. The salaries need not be in order, because either may be given alone or be a hope.
 */
export const preferencesForm = z.strictObject({
  jobTitles: listOf(30),
  jobTypes: z.array(z.enum(preferredJobTypes)).check(z.maxLength(preferredJobTypes.length)),
  locations: listOf(30),
  industries: z.array(z.enum(preferredIndustries)).check(z.maxLength(preferredIndustries.length)),
  keywords: listOf(50),
  /** Stored, but no screen edits it yet. */
  excludedCompanies: listOf(50),
  experienceLevel: z.nullable(z.enum(experienceLevels)),
  salaryMin: salary,
  salaryMax: salary,
  currency: z.enum(currencies),
  remoteOnly: z.boolean(),
  autoApplyEnabled: z.boolean(),
})
export type PreferencesForm = z.infer<typeof preferencesForm>

/** Counts the saves; 0 before the first. */
const saved = z.int().check(z.minimum(0))

export const preferences = z.object({
  jobTitles: z.array(z.string()),
  jobTypes: preferencesForm.shape.jobTypes,
  locations: z.array(z.string()),
  industries: preferencesForm.shape.industries,
  keywords: z.array(z.string()),
  excludedCompanies: z.array(z.string()),
  experienceLevel: preferencesForm.shape.experienceLevel,
  salaryMin: z.nullable(z.int()),
  salaryMax: z.nullable(z.int()),
  currency: preferencesForm.shape.currency,
  remoteOnly: z.boolean(),
  autoApplyEnabled: z.boolean(),
  version: saved,
  /** Null before the first save. */
  updatedAt: z.nullable(instant),
})
export type Preferences = z.infer<typeof preferences>

export const preferenceOperations = domain({
  get: {
    method: 'GET',
    path: '/preferences',
    access: 'person',
    summary: 'What the caller looks for; before the first save, what their profile says of it.',
    response: preferences,
    errors: [],
  },
  save: {
    method: 'PUT',
    path: '/preferences',
    access: 'person',
    summary: 'Save what the caller looks for, from the version that they saw.',
    body: z.extend(preferencesForm, { version: saved }),
    response: preferences,
    errors: ['invalid_input', 'stale_version'],
  },
})
