import type { Application } from '../../shared/api/applications.ts'
import { applicationOf } from './application-row.ts'
import { everyRow } from './every-row.ts'
import { personPartition } from './keys.ts'
import { applicationPrefix } from './schema.ts'
import type { Table } from './table.ts'

const newestOf = (sub: string) => ({
  partition: personPartition(sub),
  startsWith: applicationPrefix,
  newestFirst: true,
})

/** A person's applications, for those who advise on them. */
export const trackedJobStore = (table: Table) => ({
  /** All of them, newest first. */
  all: async (sub: string): Promise<Application[]> =>
    (await everyRow(table, newestOf(sub))).map(applicationOf),
  /** At most so many, newest first. */
  newest: async (sub: string, atMost: number): Promise<Application[]> =>
    (await table.query({ ...newestOf(sub), limit: atMost })).rows.map(applicationOf),
})
export type TrackedJobStore = ReturnType<typeof trackedJobStore>
