import { ApiError } from '../../shared/api/errors.ts'
import type { CareerRecord } from '../../shared/api/record.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { isDeepStrictEqual } from '../runtime/deep-equal.ts'
import { Retry, withBackoff } from './backoff.ts'
import { profileKey, profileOf } from './profile-row.ts'
import { recordKey, recordOf, storedRecordOf } from './record-row.ts'
import { countOf, formOfRow, resumeKeys, resumesKey } from './resume-row.ts'
import type { Table, Written } from './table.ts'
import { editedRow } from './versioned.ts'

type Save = {
  readonly form: ResumeForm
  /** The version that the person saw; 0 before anything was saved. */
  readonly version: number
  readonly now: Date
}

/** For a save that lost a race. The waits are in milliseconds. */
const backoff = { tries: 4, firstWait: 50, longestWait: 400 }

const get = async (table: Table, sub: string): Promise<CareerRecord> => {
  const [row, profile, count] = await table.getMany([recordKey(sub), profileKey(sub), resumesKey(sub)])
  const saved = recordOf(row)
  if (saved) return saved
  const { primary } = countOf(count)
  const [, , formKey] = resumeKeys(sub, primary ?? '')
  const form = primary === undefined ? undefined : await table.get(formKey)
  const { quickForm } = await import('../../shared/domain/resume/form-facts.ts')
  return {
    form: quickForm(profile ? profileOf(profile) : null, form ? formOfRow(form) : null),
    version: 0,
    updatedAt: null,
  }
}

const put = (table: Table, sub: string, { form, version, now }: Save): Promise<Written> =>
  table.put(
    { form, version: version + 1, updatedAt: now.toISOString(), ...recordKey(sub) },
    version === 0 ? { absent: true } : { is: { version } },
  )

/** The career record of each person. It is one row, which is always written whole. */
export const recordStore = (table: Table) => ({
  /** Before the first save: version 0, with what the profile and the primary resume say. */
  get: (sub: string) => get(table, sub),
  /** Throws stale_version. */
  save: async (sub: string, save: Save): Promise<CareerRecord> => {
    const outcome = await put(table, sub, save)
    // If there is no row now, the version that the person saw is stale. The error must not be not_found.
    if (!outcome.written && !outcome.found) throw new ApiError('stale_version')
    return editedRow(outcome, { patch: { form: save.form }, version: save.version }, storedRecordOf)
  },
  /**
   * Adds what a form says to the record, such as the form that a resume is written from. What the form says otherwise
   * than the record is newer, and replaces it. What the form leaves out stays.
   */
  include: (sub: string, form: ResumeForm, now: Date): Promise<void> =>
    withBackoff<void>(backoff, async () => {
      const record = await get(table, sub)
      const { withNewer } = await import('../../shared/domain/resume/merge-forms.ts')
      const merged = withNewer(record.form, form)
      if (record.version > 0 && isDeepStrictEqual(merged, record.form)) return
      const { written } = await put(table, sub, { form: merged, version: record.version, now })
      return written ? undefined : new Retry()
    }),
  /** Saves what `get` answers before the first save, so that it stays when the primary resume is deleted. */
  begin: async (sub: string, now: Date): Promise<void> => {
    const { form, version } = await get(table, sub)
    // If the row is there by now, somebody else has begun it.
    if (version === 0) await put(table, sub, { form, version, now })
  },
})
export type RecordStore = ReturnType<typeof recordStore>
