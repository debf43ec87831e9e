import { applicationOf } from './application-row.ts'
import { everyRow } from './every-row.ts'
import { interviewStore } from './interviews.ts'
import { personPartition } from './keys.ts'
import { applicationPrefix } from './schema.ts'
import type { Table } from './table.ts'

/** What Insights are computed from: all of a person's applications, and the heads of their practice sessions. */
export const insightStore = (table: Table) => ({
  get: async (sub: string) => {
    const [applications, sessions] = await Promise.all([
      everyRow(table, { partition: personPartition(sub), startsWith: applicationPrefix }),
      interviewStore(table).list(sub),
    ])
    return { applications: applications.map(applicationOf), sessions }
  },
})
export type InsightStore = ReturnType<typeof insightStore>
