import * as z from 'zod/mini'
import { applicationsAtMost } from '../../shared/api/applications.ts'
import { everyRow } from './every-row.ts'
import type { Failed } from './failed-conditions.ts'
import { personPartition } from './keys.ts'
import { applicationPrefix } from './schema.ts'
import type { Key, Row, Table, Write } from './table.ts'

/** How many applications there are. Each transaction that adds or removes some writes it too, so the limit holds for two at once. */
export const applicationCountKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'APPLICATIONS' })

export const countWrite = (sub: string, by: number): Write => ({
  update: applicationCountKey(sub),
  changes: { add: { applications: by } },
  // Never without a count: one that begins at 0 would miss what a person tracked before they had one.
  condition: by > 0 ? { atMost: { applications: applicationsAtMost - by } } : { is: {} },
})

const storedCount = z.optional(z.object({ applications: z.int() }))
/** How many a row counts; undefined: there is none yet. */
export const countedIn = (row: Row | undefined): number | undefined => storedCount.parse(row)?.applications

/** How many more there is room for, where `found` stood in the way of `countWrite`. */
export const roomIn = (found: Row | undefined): number =>
  Math.max(0, applicationsAtMost - (countedIn(found) ?? 0))

/** Before there is a count nothing is added or removed: so what was counted here is so until it is written. */
const begin = async (table: Table, sub: string): Promise<void> => {
  const range = { partition: personPartition(sub), startsWith: applicationPrefix, only: [] }
  const applications = (await everyRow(table, range)).length
  await table.put({ ...applicationCountKey(sub), applications }, { absent: true })
}

/**
 * Writes that make `by` more applications, or fewer, with the count of them; the failed conditions. The count stands
 * behind the writes: where that one failed, there is no room.
 */
export const transactCounted = async (
  table: Table,
  sub: string,
  by: number,
  writes: readonly Write[],
): Promise<Failed[]> => {
  const counted = [...writes, countWrite(sub, by)]
  const failed = await table.transact(counted)
  if (!failed.some(({ index, found }) => index === writes.length && !found)) return failed
  await begin(table, sub)
  return table.transact(counted)
}
