import type { Application } from '../../shared/api/applications.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { addApplication } from './application-add.ts'
import { transactCounted } from './application-count.ts'
import { applicationKey, applicationOf, asSeen, guardKey } from './application-row.ts'
import { expiring, isOver } from './expiry.ts'
import { personPartition } from './keys.ts'
import type { Key, Row, Table } from './table.ts'

/** A removed application can be put back for this long, in milliseconds; then the table drops it. */
const restoreWithin = 24 * 60 * 60 * 1000

export const removedKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `REMOVED#${id}`,
})

/** A removed row, kept aside until it is dropped. */
export const asideRow = (sub: string, id: string, row: Row, now: Date): Key & Row => ({
  ...row,
  ...removedKey(sub, id),
  ...expiring(new Date(now.getTime() + restoreWithin)),
})

/** Row and guard go together, and the row is kept aside; an edit in between moves the guard, so this looks again. */
export const removeApplication = async (table: Table, sub: string, id: string, now: Date): Promise<void> => {
  const key = applicationKey(sub, id)
  let row = await table.get(key)
  while (row) {
    const seen = applicationOf(row)
    const failed = await transactCounted(table, sub, -1, [
      { remove: key, condition: asSeen(seen) },
      { remove: guardKey(sub, seen) },
      { put: asideRow(sub, id, row, now) },
    ])
    if (failed.length === 0) return
    row = failed.find(({ index }) => index === 0)?.found
  }
  throw new ApiError('not_found')
}

/**
 * Puts a removed application back as it was, its stage and its origin too. Sent again it is the same restore. Throws
 * not_found, already_tracked when the job was added anew meanwhile, or too_many_applications.
 */
export const restoreApplication = async (
  table: Table,
  sub: string,
  id: string,
  now: Date,
): Promise<Application> => {
  const aside = await table.get(removedKey(sub, id))
  if (!aside || isOver(aside, now)) {
    const there = await table.get(applicationKey(sub, id))
    if (there) return applicationOf(there)
    throw new ApiError('not_found')
  }
  const before = applicationOf(aside)
  const restored = { ...before, version: before.version + 1, updatedAt: now.toISOString() }
  return addApplication(table, sub, restored, [{ remove: removedKey(sub, id) }])
}
