import { interviewStore } from './interviews.ts'
import type { Table } from './table.ts'
import { trackedJobStore } from './tracked-jobs.ts'

/** What Insights are computed from: all of a person's applications, and the heads of their practice sessions. */
export const insightStore = (table: Table) => ({
  get: async (sub: string) => {
    const [applications, sessions] = await Promise.all([
      trackedJobStore(table).all(sub),
      interviewStore(table).list(sub),
    ])
    return { applications, sessions }
  },
})
export type InsightStore = ReturnType<typeof insightStore>
