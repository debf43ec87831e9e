import type { Application } from '../../shared/api/applications.ts'
import { rowAndGuard } from './application-add.ts'
import { roomIn, transactCounted } from './application-count.ts'
import { guardKey } from './application-row.ts'
import type { Table } from './table.ts'

/** What became of the rows of a file. */
export type Imported = {
  readonly added: number
  readonly alreadyTracked: number
  /** There was no room for them. */
  readonly leftOut: number
}

/** Two writes each and the count: a transaction takes a hundred, and 4 MB. */
const atOnce = 25

/** A transaction writes no row twice: of two with the same job, or the same id, the first one is kept. */
const withoutTwins = (sub: string, rows: readonly Application[]): Application[] => {
  const seen = new Set<string>()
  return rows.filter(row => {
    const names = [row.id, guardKey(sub, row).sk]
    const isTwin = names.some(name => seen.has(name))
    for (const name of names) seen.add(name)
    return !isTwin
  })
}

/** Adds them in one transaction, but for those that exist already or that there is no room for. */
const addTogether = async (table: Table, sub: string, rows: readonly Application[]): Promise<Imported> => {
  let left = withoutTwins(sub, rows)
  let [added, leftOut] = [0, 0]
  while (left.length > 0) {
    const writes = left.flatMap(row => rowAndGuard(sub, row))
    const failed = await transactCounted(table, sub, left.length, writes)
    const found = new Map(failed.map(({ index, found }) => [index, found]))
    if (found.size === 0) {
      added += left.length
      break
    }
    const fresh = left.filter((_, place) => !found.has(2 * place) && !found.has(2 * place + 1))
    // A row of the same id is the same row, sent again.
    added += left.filter((_, place) => found.has(2 * place)).length
    const room = fresh.length < left.length ? fresh.length : roomIn(found.get(writes.length))
    leftOut += fresh.length - Math.min(room, fresh.length)
    left = fresh.slice(0, room)
  }
  return { added, leftOut, alreadyTracked: rows.length - added - leftOut }
}

/** Adds some at a time, each time all or none, so that a call that broke off can be repeated whole. */
export const importApplications = async (
  table: Table,
  sub: string,
  rows: readonly Application[],
): Promise<Imported> => {
  let sum: Imported = { added: 0, alreadyTracked: 0, leftOut: 0 }
  for (let start = 0; start < rows.length; start += atOnce) {
    const { added, alreadyTracked, leftOut } = await addTogether(
      table,
      sub,
      rows.slice(start, start + atOnce),
    )
    sum = {
      added: sum.added + added,
      alreadyTracked: sum.alreadyTracked + alreadyTracked,
      leftOut: sum.leftOut + leftOut,
    }
  }
  return sum
}
