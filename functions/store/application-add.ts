import type { Application } from '../../shared/api/applications.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { roomIn, transactCounted } from './application-count.ts'
import { applicationOf, applicationRow, trackedKey, trackedRow } from './application-row.ts'
import type { Row, Table, Write } from './table.ts'

/** The writes of a new application. `addApplication` and the import rely on their order when one fails. */
const rowWrites = (sub: string, application: Application): readonly [Write, Write] => [
  { put: applicationRow(sub, application), condition: { absent: true } },
  { put: trackedRow(sub, application), condition: { absent: true } },
]

/** The id of the application that has the job. Its `TRACKED#` row names it. */
const existing = (tracked: Row | undefined): { existingId?: string } =>
  typeof tracked?.id === 'string' ? { existingId: tracked.id } : {}

/**
 * Adds an application, together with `more`. If a row with the same id exists, this call is a repeat, and the answer is
 * that row. Throws already_tracked or too_many_applications.
 */
export const addApplication = async (
  table: Table,
  sub: string,
  application: Application,
  more: readonly Write[] = [],
): Promise<Application> => {
  const failed = await transactCounted(table, sub, 1, [...rowWrites(sub, application), ...more])
  const there = failed.find(({ index }) => index === 0)?.found
  if (there) return applicationOf(there)
  const tracked = failed.find(({ index }) => index === 1)
  if (tracked) throw new ApiError('already_tracked', existing(tracked.found))
  if (failed.length > 0) throw new ApiError('too_many_applications')
  return application
}

type Imported = {
  readonly added: number
  readonly alreadyTracked: number
  /** Rows that would have passed the limit. */
  readonly leftOut: number
}

/** Each application takes two writes, and the count takes one. A transaction can have 100 writes and 4 MB. */
const batchSize = 25

/** Of two applications with the same job, or the same id, only the first. A transaction can't write a row twice. */
const withoutDuplicates = (sub: string, rows: readonly Application[]): Application[] => {
  const seen = new Set<string>()
  return rows.filter(row => {
    const names = [row.id, trackedKey(sub, row).sk]
    const isTwin = names.some(name => seen.has(name))
    for (const name of names) seen.add(name)
    return !isTwin
  })
}

/** Adds rows in one transaction. Leaves out those that exist already, and those that would pass the limit. */
const addTogether = async (table: Table, sub: string, rows: readonly Application[]): Promise<Imported> => {
  let left = withoutDuplicates(sub, rows)
  let [added, leftOut] = [0, 0]
  while (left.length > 0) {
    const writes = left.flatMap(row => rowWrites(sub, row))
    const failed = await transactCounted(table, sub, left.length, writes)
    const found = new Map(failed.map(({ index, found }) => [index, found]))
    if (found.size === 0) {
      added += left.length
      break
    }
    const fresh = left.filter((_, place) => !found.has(2 * place) && !found.has(2 * place + 1))
    // A row with the same id was added by an earlier try of this call.
    added += left.filter((_, place) => found.has(2 * place)).length
    const room = fresh.length < left.length ? fresh.length : roomIn(found.get(writes.length))
    leftOut += fresh.length - Math.min(room, fresh.length)
    left = fresh.slice(0, room)
  }
  return { added, leftOut, alreadyTracked: rows.length - added - leftOut }
}

/** Adds the rows in batches, each of them whole or not at all, so that an interrupted call can be repeated. */
export const importApplications = async (
  table: Table,
  sub: string,
  rows: readonly Application[],
): Promise<Imported> => {
  let sum: Imported = { added: 0, alreadyTracked: 0, leftOut: 0 }
  for (let start = 0; start < rows.length; start += batchSize) {
    const { added, alreadyTracked, leftOut } = await addTogether(
      table,
      sub,
      rows.slice(start, start + batchSize),
    )
    sum = {
      added: sum.added + added,
      alreadyTracked: sum.alreadyTracked + alreadyTracked,
      leftOut: sum.leftOut + leftOut,
    }
  }
  return sum
}
