import {
  type Application,
  type ApplicationForm,
  applicationsPageSize,
} from '../../shared/api/applications.ts'
import { furthestStage } from '../../shared/domain/application.ts'
import { addApplication, importApplications } from './application-add.ts'
import { type ApplicationEdit, updateApplication } from './application-edit.ts'
import { removeApplication, restoreApplication } from './application-removal.ts'
import { applicationKey, applicationOf } from './application-row.ts'
import { personRange } from './keys.ts'
import { everyRow, newestPage } from './pages.ts'
import type { Table } from './table.ts'

/** The fields of a new application that the client sends. `begin` sets the others. */
export type Draft = Omit<ApplicationForm, 'interview'> &
  Pick<Application, 'id' | 'origin'> &
  Partial<Pick<Application, 'interview' | 'jobId' | 'skills' | 'closesOn'>>

const begin = (draft: Draft, now: Date): Application => ({
  interview: null,
  jobId: null,
  skills: [],
  closesOn: null,
  ...draft,
  // The day of an answer that came before the application was added is not known.
  answeredDate: null,
  stage: furthestStage(draft.status),
  aiApplied: false,
  version: 1,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
})

/** A person's applications. Each verb reads and writes only rows of `sub`, so another person's id is not_found. */
export const applicationStore = (table: Table) => ({
  /** One page, newest first, in one round trip. `older` is where the next page begins, or null at the end. */
  list: async (sub: string, before?: string) => {
    const after = before === undefined ? undefined : applicationKey(sub, before)
    const range = { ...personRange(sub, 'APPLICATION#'), after }
    const { items, older } = await newestPage(table, range, applicationsPageSize, applicationOf)
    return { applications: items, older }
  },
  /** Throws already_tracked or too_many_applications. */
  create: (sub: string, draft: Draft, now: Date) => addApplication(table, sub, begin(draft, now)),
  /** Throws not_found, stale_version or already_tracked. */
  update: (sub: string, edit: ApplicationEdit) => updateApplication(table, sub, edit),
  /** Removes an application, which can be restored for a day. Throws not_found. */
  remove: (sub: string, id: string, now: Date) => removeApplication(table, sub, id, now),
  /** Throws not_found, already_tracked or too_many_applications. */
  restore: (sub: string, id: string, now: Date) => restoreApplication(table, sub, id, now),
  /** If the limit does not allow all of them, the first ones are added. */
  import: (sub: string, drafts: readonly Draft[], now: Date) =>
    importApplications(
      table,
      sub,
      drafts.map(draft => begin(draft, now)),
    ),
})
export type ApplicationStore = ReturnType<typeof applicationStore>

/** A page has at most 1 MB, so a call costs at most 4,096 read units, however long the notes are. */
const pagesAtMost = 16

const newestOf = (sub: string) => ({
  ...personRange(sub, 'APPLICATION#'),
  newestFirst: true,
})

/** A person's applications, for advice and Insights. */
export const trackedJobStore = (table: Table) => ({
  /** All of them, newest first. If their rows have more than 16 MB together, the oldest are left out. */
  all: async (sub: string): Promise<Application[]> =>
    (await everyRow(table, newestOf(sub), pagesAtMost)).map(applicationOf),
  /** The newest ones, at most `atMost`. */
  newest: async (sub: string, atMost: number): Promise<Application[]> =>
    (await table.query({ ...newestOf(sub), limit: atMost })).rows.map(applicationOf),
})
export type TrackedJobStore = ReturnType<typeof trackedJobStore>
