import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { everyRow } from './every-row.ts'
import { personPartition } from './keys.ts'
import type { Key, Row, Table, Write } from './table.ts'

/** A kind of thing that a person has up to so many of: a row each, and a row that counts them. */
type Kind<Thing> = {
  readonly keyOf: (sub: string, id: string) => Key
  readonly countKey: (sub: string) => Key
  /** How the sort keys of the things begin. */
  readonly prefix: string
  readonly atMost: number
  /** Throws when the row is no such thing: that is a fault of ours. */
  readonly read: (row: Row) => Thing
}

const counted = z._default(z.object({ count: z._default(z.int(), 0) }), { count: 0 })

/** The writes of a new one. The second holds the most that there can be. */
export const addCounted = <Thing extends Row & { readonly id: string }>(
  { keyOf, countKey, atMost }: Kind<Thing>,
  sub: string,
  thing: Thing,
): Write[] => [
  { put: { ...thing, ...keyOf(sub, thing.id) }, condition: { absent: true } },
  {
    update: countKey(sub),
    changes: { add: { count: 1 } },
    condition: { below: { count: atMost } },
  },
]

/** The verbs that all such things have. Each sees only rows of `sub`. */
export const countedThings = <Thing>(
  table: Table,
  { keyOf, countKey, prefix, atMost, read }: Kind<Thing>,
) => ({
  /** Newest first. */
  list: async (sub: string): Promise<Thing[]> => {
    const range = { partition: personPartition(sub), startsWith: prefix, newestFirst: true }
    return (await everyRow(table, range)).map(read)
  },
  /** Null where there is none. */
  get: async (sub: string, id: string): Promise<Thing | null> => {
    const row = await table.get(keyOf(sub, id))
    return row ? read(row) : null
  },
  /** Whether there are as many as there can be. */
  isFull: async (sub: string): Promise<boolean> =>
    counted.parse(await table.get(countKey(sub))).count >= atMost,
  /** Throws not_found. */
  remove: async (sub: string, id: string): Promise<void> => {
    const failed = await table.transact([
      { remove: keyOf(sub, id), condition: { is: {} } },
      { update: countKey(sub), changes: { add: { count: -1 } } },
    ])
    if (failed.length > 0) throw new ApiError('not_found')
  },
})
