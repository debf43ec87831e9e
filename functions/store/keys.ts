import type { PersonSortKey, RowKindName } from './row-kinds.ts'
import { table } from './schema.ts'
import type { Key, Row } from './table.ts'

const personPrefix = 'USER#'

/** The partition of all rows that belong to one person. */
export const personPartition = (sub: string): string => `${personPrefix}${sub}`

/** The sub of the person whose partition it is. Undefined if it is not the partition of a person. */
export const subOfPartition = (partition: string): string | undefined =>
  partition.startsWith(personPrefix) ? partition.slice(personPrefix.length) : undefined

/** The key of a person's row. Its kind is in row-kinds.ts. */
export const personKey = (sub: string, sk: PersonSortKey): Key => ({ pk: personPartition(sub), sk })

/** The rows of a person whose sort keys begin with `startsWith`. */
export const personRange = (sub: string, startsWith: RowKindName) => ({
  partition: personPartition(sub),
  startsWith,
})

/** The id of a row, which follows the kind in its key. */
export const idIn = (key: string): string => key.slice(key.indexOf('#') + 1)

/** The attribute that lets the table delete a row at some time after `at`. */
export const expiring = (at: Date): Row => ({ [table.timeToLive]: Math.floor(at.getTime() / 1000) })

/** Whether a row has expired. The table may delete an expired row days later. */
export const isOver = (row: Row, now: Date): boolean => Number(row[table.timeToLive]) * 1000 <= now.getTime()
