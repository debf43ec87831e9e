import type { Application } from '../../shared/api/applications.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { addApplication } from './application-add.ts'
import { transactCounted } from './application-count.ts'
import {
  applicationKey,
  applicationOf,
  ifUnchanged,
  reminderAttributes,
  trackedKey,
} from './application-row.ts'
import { expiring, isOver, personKey } from './keys.ts'
import type { Key, Row, Table } from './table.ts'

/** How long a removed application can be restored, in milliseconds. Then the table deletes it. */
const restoreWithin = 24 * 60 * 60 * 1000

export const removedKey = (sub: string, id: string): Key => personKey(sub, `REMOVED#${id}`)

/** The copy of a removed application, which the table deletes later. Nobody is reminded of its interview. */
export const removedRow = (sub: string, id: string, row: Row, now: Date): Key & Row => ({
  ...Object.fromEntries(Object.entries(row).filter(([name]) => !reminderAttributes.includes(name))),
  ...removedKey(sub, id),
  ...expiring(new Date(now.getTime() + restoreWithin)),
})

/**
 * Deletes the application and its `TRACKED#` row together, and stores a copy for Undo. Starts again after an edit in
 * between, because the edit may have moved the `TRACKED#` row.
 */
export const removeApplication = async (table: Table, sub: string, id: string, now: Date): Promise<void> => {
  const key = applicationKey(sub, id)
  let row = await table.get(key)
  while (row) {
    const seen = applicationOf(row)
    const failed = await transactCounted(table, sub, -1, [
      { remove: key, condition: ifUnchanged(seen) },
      { remove: trackedKey(sub, seen) },
      { put: removedRow(sub, id, row, now) },
    ])
    if (failed.length === 0) return
    row = failed.find(({ index }) => index === 0)?.found
  }
  throw new ApiError('not_found')
}

/**
 * Restores a removed application as it was, with its stage and its origin. A repeated call restores it once. Throws
 * not_found, already_tracked if the job was added again meanwhile, or too_many_applications.
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
