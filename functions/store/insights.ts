import { trackedJobStore } from './applications.ts'
import { interviewStore } from './interviews.ts'
import type { Table } from './table.ts'

/** All applications and interviews of a person, the interviews without their answers. */
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
