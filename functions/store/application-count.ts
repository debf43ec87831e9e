import * as z from 'zod/mini'
import { applicationsAtMost } from '../../shared/api/applications.ts'
import type { Failed } from './conflicts.ts'
import { personKey, personRange } from './keys.ts'
import { everyRow } from './pages.ts'
import type { Key, Row, Table, Write } from './table.ts'

/** Every transaction that adds or removes applications updates this count, so two at once can't pass the limit. */
export const applicationCountKey = (sub: string): Key => personKey(sub, 'APPLICATIONS')

export const countWrite = (sub: string, by: number): Write => ({
  update: applicationCountKey(sub),
  changes: { add: { applications: by } },
  // The condition fails if there is no count yet. A count that began at 0 would miss the applications that are older
  // than the count.
  condition: by > 0 ? { atMost: { applications: applicationsAtMost - by } } : { is: {} },
})

const storedCount = z.optional(z.object({ applications: z.int() }))
/** The count in a row. Undefined if there is no row yet. */
export const countedIn = (row: Row | undefined): number | undefined => storedCount.parse(row)?.applications

/** How many more applications the limit allows, from the row that a failed `countWrite` found. */
export const roomIn = (found: Row | undefined): number =>
  Math.max(0, applicationsAtMost - (countedIn(found) ?? 0))

/** Counts the rows. Nothing is added or removed before there is a count, so the number is still right. */
const begin = async (table: Table, sub: string): Promise<void> => {
  const range = { ...personRange(sub, 'APPLICATION#'), only: [] }
  const applications = (await everyRow(table, range)).length
  await table.put({ ...applicationCountKey(sub), applications }, { absent: true })
}

/**
 * Runs `writes`, which add `by` applications (or remove them, if `by` is negative), in one transaction with the count.
 * Returns the failed conditions. The count is the last write, and its condition is the limit.
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
