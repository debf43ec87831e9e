import * as z from 'zod/mini'
import type { Application } from '../../shared/api/applications.ts'
import type { WorkOfPerson } from '../../shared/domain/weekly-summary.ts'
import { trackedJobStore } from './applications.ts'
import { personRange } from './keys.ts'
import { everyRow } from './pages.ts'
import type { RowPrefix } from './row-kinds.ts'
import type { Row, Table } from './table.ts'

const made = z.object({ createdAt: z.string() })
const practised = z.object({ completedAt: z._default(z.nullable(z.string()), null) })

/** These attributes of all rows of a kind. Their texts stay in the table. */
const readOnly = async <Stored>(
  table: Table,
  sub: string,
  kind: RowPrefix,
  schema: z.ZodMiniObject & z.ZodMiniType<Stored>,
): Promise<Stored[]> => {
  const range = { ...personRange(sub, kind), only: Object.keys(schema.shape) }
  return (await everyRow(table, range)).map((row: Row) => schema.parse(row))
}

type Work = WorkOfPerson & { readonly applications: readonly Application[] }

/** What a person has worked on, as far as the summary of a week counts it. */
export const weekWorkStore = (table: Table) => ({
  get: async (sub: string): Promise<Work> => {
    const [applications, sessions, letters, resumes] = await Promise.all([
      trackedJobStore(table).all(sub),
      readOnly(table, sub, 'INTERVIEW#', practised),
      readOnly(table, sub, 'LETTER#', made),
      readOnly(table, sub, 'RESUME#', made),
    ])
    return { applications, sessions, letters, resumes }
  },
})
export type WeekWorkStore = ReturnType<typeof weekWorkStore>
