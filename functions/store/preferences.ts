import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import type { Preferences, PreferencesForm } from '../../shared/api/preferences.ts'
import { currencies, experienceLevels, preferredIndustries, preferredJobTypes } from '../../shared/lists.ts'
import { personPartition } from './keys.ts'
import { preferencesSortKey } from './schema.ts'
import type { Row, Table } from './table.ts'

type Save = {
  readonly form: PreferencesForm
  /** The version that the person saw; 0 before anything was saved. */
  readonly version: number
  readonly now: Date
}

export const preferencesKey = (sub: string) => ({ pk: personPartition(sub), sk: preferencesSortKey })

/** As stored; what a row does not say is as it is before the first save. */
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

/** The defaults, at version 0, where there is no row. */
export const preferencesOf = (row: Row | undefined): Preferences => storedPreferences.parse(row ?? {})

/** The row that stood in the way, if this very save made it: its answer was lost, and it was sent again. */
const settled = ({ form, version }: Save, found: Row | undefined): Preferences => {
  const current = preferencesOf(found)
  const isOurs = current.version === version + 1 && isDeepStrictEqual({ ...current, ...form }, current)
  if (!isOurs) throw new ApiError('stale_version')
  return current
}

/** What each person looks for: one row, written whole. */
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
    return outcome.written ? saved : settled(save, outcome.found)
  },
})
export type PreferenceStore = ReturnType<typeof preferenceStore>
