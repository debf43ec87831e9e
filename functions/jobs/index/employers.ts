import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { companyKey } from '../../../shared/domain/jobs/company.ts'

const employer = z.object({ name: z.string() })

/** The employers of an index, found by their names. */
export const createEmployers = (database: DatabaseSync) => {
  const named = database.prepare('SELECT name FROM employers WHERE key = ?')
  return (words: string): string | undefined => {
    const key = companyKey(words)
    const row = key === '' ? undefined : named.get(key)
    return row && employer.parse(row).name
  }
}
export type EmployerNamed = ReturnType<typeof createEmployers>
