import * as z from 'zod/mini'
import { applicationsAtMost } from '../../shared/api/applications.ts'
import { everyRow } from './every-row.ts'
import type { Failed } from './failed-conditions.ts'
import { personPartition } from './keys.ts'
import { applicationPrefix } from './schema.ts'
import type { Key, Row, Table, Write } from './table.ts'

/**
 * The row of the count. Every transaction that adds or removes applications updates it, so two at once can't pass the
 * limit.
 */
export const applicationCountKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'APPLICATIONS' })

export const countWrite = (sub: string, by: number): Write => ({
  update: applicationCountKey(sub),
  changes: { add: { applications: by } },
  // The condition fails without a count: one that began at 0 would leave out applications from before there were
  // counts.
  condition: by > 0 ? { atMost: { applications: applicationsAtMost - by } } : { is: {} },
})

const storedCount = z.optional(z.object({ applications: z.int() }))
/** The count in a row; undefined where there is no row yet. */
export const countedIn = (row: Row | undefined): number | undefined => storedCount.parse(row)?.applications

/** How many more applications there is room for, from the row that a failed `countWrite` found. */
export const roomIn = (found: Row | undefined): number =>
  Math.max(0, applicationsAtMost - (countedIn(found) ?? 0))

/**
 * Counts the rows. Nothing is added or removed before the count is there, so the number is still right when it is
 * written.
 */
const begin = async (table: Table, sub: string): Promise<void> => {
  const range = { partition: personPartition(sub), startsWith: applicationPrefix, only: [] }
  const applications = (await everyRow(table, range)).length
  await table.put({ ...applicationCountKey(sub), applications }, { absent: true })
}

/**
 * Runs `writes`, which add `by` applications (or remove them, where it is negative), in one transaction with the count.
 * Returns the failed conditions. The count is the last of the writes: where its condition failed, there is no room.
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
