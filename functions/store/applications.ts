import {
  type Application,
  type ApplicationForm,
  applicationsPageSize,
} from '../../shared/api/applications.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { furthestStage } from '../../shared/domain/application.ts'
import { type Edit, updateApplication } from './application-edit.ts'
import { removeApplication, restoreApplication } from './application-removal.ts'
import { applicationKey, applicationOf, applicationRow, guardRow } from './application-row.ts'
import { mapBounded } from './bounded.ts'
import { personPartition } from './keys.ts'
import { applicationPrefix } from './schema.ts'
import type { Table } from './table.ts'

const importConcurrency = 8

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

/** The row of that id if it is there already: then this is the same create, sent again. */
const create = async (table: Table, sub: string, draft: Draft, now: Date): Promise<Application> => {
  const created = begin(draft, now)
  const failed = await table.transact([
    { put: applicationRow(sub, created), condition: { absent: true } },
    { put: guardRow(sub, created), condition: { absent: true } },
  ])
  const there = failed.find(({ index }) => index === 0)?.found
  if (there) return applicationOf(there)
  if (failed.length > 0) throw new ApiError('already_tracked')
  return created
}

/** Each row is a transaction of its own: a call that broke off can be sent again whole. */
const addMany = async (table: Table, sub: string, drafts: readonly Draft[], now: Date) => {
  const outcomes = await mapBounded(importConcurrency, drafts, async draft => {
    try {
      await create(table, sub, draft, now)
      return 'added'
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_tracked') return 'alreadyTracked'
      throw error
    }
  })
  const added = outcomes.filter(outcome => outcome === 'added').length
  return { added, alreadyTracked: outcomes.length - added }
}

/** A person's applications. Each verb sees only rows of `sub`: another person's id is not_found. */
export const applicationStore = (table: Table) => ({
  list: (sub: string, before?: string) => list(table, sub, before),
  /** Throws already_tracked. */
  create: (sub: string, draft: Draft, now: Date) => create(table, sub, draft, now),
  /** Throws not_found, stale_version or already_tracked. */
  update: (sub: string, edit: Edit) => updateApplication(table, sub, edit),
  /** Throws not_found. For a day it can be restored. */
  remove: (sub: string, id: string, now: Date) => removeApplication(table, sub, id, now),
  /** Throws not_found or already_tracked. */
  restore: (sub: string, id: string, now: Date) => restoreApplication(table, sub, id, now),
  import: (sub: string, drafts: readonly Draft[], now: Date) => addMany(table, sub, drafts, now),
})
export type ApplicationStore = ReturnType<typeof applicationStore>
