import { ApiError } from '../../shared/api/errors.ts'
import { type Resume, type ResumeHead, type ResumeVersion, resumesAtMost } from '../../shared/api/resumes.ts'
import { personRange } from './keys.ts'
import { type EditedResume, editOf } from './resume-edit.ts'
import {
  countOf,
  headOf,
  type NewResume,
  resumeKey,
  resumeKeys,
  resumeOf,
  resumesKey,
  rowsOf,
  versionKey,
  versionOf,
} from './resume-row.ts'
import type { Table, Write } from './table.ts'

/** `limit` is null for a plan without one. If the first condition fails, an earlier call has made the resume. */
export const newResume = (sub: string, it: NewResume, limit: number | null, now: Date): Write[] => {
  const { head, text, form, before } = rowsOf(sub, it, now)
  return [
    { put: head, condition: { absent: true } },
    {
      update: resumesKey(sub),
      changes: { add: { resumes: 1, generated: it.aiGenerated ? 1 : 0 }, setIfAbsent: { primary: it.id } },
      condition: { below: { resumes: limit ?? resumesAtMost } },
    },
    { put: text },
    { put: form },
    ...(before ? [{ put: before }] : []),
  ]
}

/** The error if a resume can't be added. */
export const noRoom = (limit: number | null): ApiError =>
  new ApiError(limit === null ? 'too_many_resumes' : 'resume_limit')

const get = async (table: Table, sub: string, id: string) =>
  resumeOf(await table.getMany(resumeKeys(sub, id)))

const existing = async (table: Table, sub: string, id: string) => {
  const found = await get(table, sub, id)
  if (!found) throw new ApiError('not_found')
  return found
}

const list = async (table: Table, sub: string): Promise<ResumeHead[]> => {
  const range = { ...personRange(sub, 'RESUME#'), newestFirst: true }
  const [{ rows }, count] = await Promise.all([table.query(range), table.get(resumesKey(sub))])
  return rows.map(row => headOf(row, countOf(count).primary))
}

const update = async (table: Table, sub: string, edit: EditedResume): Promise<Resume> => {
  const { resume, writes } = await editOf(table, sub, edit)
  if (writes.length === 0) return resume
  const failed = await table.transact(writes)
  if (failed.length > 0) throw new ApiError('stale_version')
  return resume
}

const remove = async (table: Table, sub: string, id: string): Promise<void> => {
  const rows = await table.getMany(resumeKeys(sub, id))
  const found = resumeOf(rows)
  if (!found) throw new ApiError('not_found')
  const { version, versions, isPrimary } = found
  const [headKey, textKey, formKey, countKey] = resumeKeys(sub, id)
  // The newest of the others becomes the primary one, because letters are written from the primary resume.
  const next = isPrimary ? (await list(table, sub)).find(other => other.id !== id) : undefined
  const primary = next ? { set: { primary: next.id } } : { remove: ['primary'] }
  const failed = await table.transact([
    ...(next ? [{ check: resumeKey(sub, next.id), condition: { is: {} } }] : []),
    { remove: headKey, condition: { is: { version } } },
    { remove: textKey },
    { remove: formKey },
    ...versions.map(old => ({ remove: versionKey(sub, id, old.version) })),
    {
      update: countKey,
      changes: { add: { resumes: -1 }, ...(isPrimary && primary) },
      condition: { is: { primary: countOf(rows.at(-1)).primary } },
    },
  ])
  // Starts again if a simultaneous edit added a version, or if the primary resume has changed.
  if (failed.length > 0) return remove(table, sub, id)
}

const setPrimary = async (table: Table, sub: string, id: string): Promise<void> => {
  const failed = await table.transact([
    { check: resumeKey(sub, id), condition: { is: {} } },
    { update: resumesKey(sub), changes: { set: { primary: id } } },
  ])
  if (failed.length > 0) throw new ApiError('not_found')
}

/** A person's resumes. Each verb reads and writes only rows of `sub`. */
export const resumeStore = (table: Table) => ({
  /** Newest first. */
  list: (sub: string) => list(table, sub),
  get: async (sub: string, id: string): Promise<Resume | null> => get(table, sub, id),
  /** A call that is repeated with the same id adds the resume once. Throws resume_limit or too_many_resumes. */
  create: async (sub: string, it: NewResume, limit: number | null, now: Date): Promise<Resume> => {
    const failed = await table.transact(newResume(sub, it, limit, now))
    if (failed.length > 0 && failed.every(({ index }) => index !== 0)) throw noRoom(limit)
    return existing(table, sub, it.id)
  },
  /** Throws not_found or stale_version. */
  update: (sub: string, edit: EditedResume) => update(table, sub, edit),
  /** The writes of an edit, for a transaction that does more. Throws not_found or stale_version. */
  edit: (sub: string, edit: EditedResume) => editOf(table, sub, edit),
  setPrimary: (sub: string, id: string) => setPrimary(table, sub, id),
  remove: (sub: string, id: string) => remove(table, sub, id),
  /** Newest first. */
  versions: async (sub: string, id: string): Promise<ResumeVersion[]> =>
    (await existing(table, sub, id)).versions.toReversed(),
  version: async (sub: string, id: string, version: number) => {
    const row = await table.get(versionKey(sub, id, version))
    if (!row) throw new ApiError('not_found')
    return versionOf(row)
  },
})
export type ResumeStore = ReturnType<typeof resumeStore>
