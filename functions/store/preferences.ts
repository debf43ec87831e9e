import * as z from 'zod/mini'
import type { Preferences, PreferencesForm } from '../../shared/api/preferences.ts'
import type { Profile } from '../../shared/api/profile.ts'
import { currencies, experienceLevels, preferredIndustries, preferredJobTypes } from '../../shared/lists.ts'
import { once } from '../../shared/once.ts'
import { personKey } from './keys.ts'
import { profileKey, profileOf } from './profile-row.ts'
import type { Row, Table } from './table.ts'
import { editedRow } from './versioned.ts'

type Save = {
  readonly form: PreferencesForm
  /** The version that the person saw; 0 before anything was saved. */
  readonly version: number
  readonly now: Date
}

export const preferencesKey = (sub: string) => personKey(sub, 'PREFERENCES')

/** Preferences as they are stored. A missing attribute has the default from before the first save. */
const storedPreferences = once(() =>
  z.object({
    jobTitles: z._default(z.array(z.string()), []),
    jobTypes: z._default(z.array(z.enum(preferredJobTypes)), ['onsite']),
    locations: z._default(z.array(z.string()), []),
    industries: z._default(z.array(z.enum(preferredIndustries)), []),
    keywords: z._default(z.array(z.string()), []),
    excludedCompanies: z._default(z.array(z.string()), []),
    experienceLevel: z._default(z.nullable(z.enum(experienceLevels)), null),
    salaryMin: z._default(z.nullable(z.int()), null),
    salaryMax: z._default(z.nullable(z.int()), null),
    currency: z._default(z.enum(currencies), 'NGN'),
    remoteOnly: z._default(z.boolean(), false),
    autoApplyEnabled: z._default(z.boolean(), false),
    version: z._default(z.int(), 0),
    updatedAt: z._default(z.nullable(z.string()), null),
  }),
)

/** The defaults, at version 0, if there is no row. */
export const preferencesOf = (row: Row | undefined): Preferences => storedPreferences().parse(row ?? {})

/** What the profile already says of the wanted job, so that nobody has to type it twice. */
const saidInProfile = (profile: Profile): Partial<Preferences> => {
  const { jobTitle, salaryMin, salaryMax } = profile
  const place = profile.location || profile.state
  const jobTypes = preferredJobTypes.filter(type =>
    profile.jobTypes.some(said => said.toLowerCase() === type),
  )
  const industry = profile.industry === 'Human Resources' ? 'HR' : profile.industry
  return {
    jobTitles: jobTitle ? [jobTitle] : [],
    // A person who named a job, but no kind of work, may want any kind. The default would claim that they want one.
    ...((jobTypes.length > 0 || jobTitle || place || salaryMin !== null || salaryMax !== null) && {
      jobTypes,
    }),
    locations: place ? [place] : [],
    industries: preferredIndustries.filter(each => each === industry),
    experienceLevel: profile.experienceLevel,
    salaryMin,
    salaryMax,
    currency: profile.currency,
  }
}

const get = async (table: Table, sub: string): Promise<Preferences> => {
  const row = await table.get(preferencesKey(sub))
  if (row) return preferencesOf(row)
  const profile = await table.get(profileKey(sub))
  return { ...preferencesOf(undefined), ...(profile && saidInProfile(profileOf(profile))) }
}

/** The job preferences of each person. They are one row, which is always written whole. */
export const preferenceStore = (table: Table) => ({
  /** Before the first save: version 0, with what the profile says, and the defaults. */
  get: (sub: string) => get(table, sub),
  /** Throws stale_version. */
  save: async (sub: string, save: Save): Promise<Preferences> => {
    const { form, version, now } = save
    const saved = { ...form, version: version + 1, updatedAt: now.toISOString() }
    const outcome = await table.put(
      { ...saved, ...preferencesKey(sub) },
      version === 0 ? { absent: true } : { is: { version } },
    )
    // If there is no row now, the version that the person saw is stale. The error must not be not_found.
    const found = outcome.written ? outcome : { ...outcome, found: outcome.found ?? {} }
    return editedRow(found, { patch: form, version }, preferencesOf)
  },
})
export type PreferenceStore = ReturnType<typeof preferenceStore>
