import * as z from 'zod/mini'
import type { Preferences, PreferencesForm } from '../../shared/api/preferences.ts'
import { currencies, experienceLevels, preferredIndustries, preferredJobTypes } from '../../shared/lists.ts'
import { personKey } from './keys.ts'
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
const storedPreferences = z.object({
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
})

/** The defaults, at version 0, if there is no row. */
export const preferencesOf = (row: Row | undefined): Preferences => storedPreferences.parse(row ?? {})

/** The job preferences of each person. They are one row, which is always written whole. */
export const preferenceStore = (table: Table) => ({
  /** The defaults, at version 0, before anything was saved. */
  get: async (sub: string): Promise<Preferences> => preferencesOf(await table.get(preferencesKey(sub))),
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
