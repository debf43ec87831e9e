import {
  type Application,
  type ApplicationForm,
  applicationsPageSize,
} from '../../shared/api/applications.ts'
import { furthestStage } from '../../shared/domain/application.ts'
import { addApplication } from './application-add.ts'
import { type Edit, updateApplication } from './application-edit.ts'
import { importApplications } from './application-import.ts'
import { removeApplication, restoreApplication } from './application-removal.ts'
import { applicationKey, applicationOf } from './application-row.ts'
import { personPartition } from './keys.ts'
import { applicationPrefix } from './schema.ts'
import type { Table } from './table.ts'

/** An application as it is added; the rest of it begins here. */
export type Draft = ApplicationForm &
  Pick<Application, 'id' | 'origin'> &
  Partial<Pick<Application, 'jobId' | 'skills'>>

const begin = (draft: Draft, now: Date): Application => ({
  jobId: null,
  skills: [],
  ...draft,
  // Of what is added as answered nobody said when the answer came.
  answeredDate: null,
  stage: furthestStage(draft.status),
  aiApplied: false,
  version: 1,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
})

/** Newest first, a page at a time, in one round trip. `older` is where the next page begins; null at the end. */
const list = async (table: Table, sub: string, before: string | undefined) => {
  const { rows, next } = await table.query({
    partition: personPartition(sub),
    startsWith: applicationPrefix,
    newestFirst: true,
    limit: applicationsPageSize + 1,
    after: before === undefined ? undefined : applicationKey(sub, before),
  })
  const applications = rows.slice(0, applicationsPageSize).map(applicationOf)
  // A query ends early when its rows are large, so fewer rows than asked for are not yet the end.
  const more = rows.length > applicationsPageSize || next !== undefined
  return { applications, older: more ? (applications.at(-1)?.id ?? null) : null }
}

/** A person's applications. Each verb sees only rows of `sub`: another person's id is not_found. */
export const applicationStore = (table: Table) => ({
  list: (sub: string, before?: string) => list(table, sub, before),
  /** Throws already_tracked or too_many_applications. */
  create: (sub: string, draft: Draft, now: Date) => addApplication(table, sub, begin(draft, now)),
  /** Throws not_found, stale_version or already_tracked. */
  update: (sub: string, edit: Edit) => updateApplication(table, sub, edit),
  /** Throws not_found. For a day it can be restored. */
  remove: (sub: string, id: string, now: Date) => removeApplication(table, sub, id, now),
  /** Throws not_found, already_tracked or too_many_applications. */
  restore: (sub: string, id: string, now: Date) => restoreApplication(table, sub, id, now),
  /** Of those that there is no room for, the first are added. */
  import: (sub: string, drafts: readonly Draft[], now: Date) =>
    importApplications(
      table,
      sub,
      drafts.map(draft => begin(draft, now)),
    ),
})
export type ApplicationStore = ReturnType<typeof applicationStore>
