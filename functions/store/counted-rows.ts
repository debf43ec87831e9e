import * as z from 'zod/mini'
import { ApiError, type ErrorCode } from '../../shared/api/errors.ts'
import { personKey, personRange } from './keys.ts'
import { everyRow } from './pages.ts'
import type { RowKindName, RowPrefix } from './row-kinds.ts'
import type { Key, Row, Table, Write } from './table.ts'

/** A kind of row of which a person has a limited number, and the row that counts them. */
export type CountedKind<Stored> = {
  readonly prefix: RowPrefix
  /** The sort key of the row that has the count, and the attribute with the count. */
  readonly countedIn: Exclude<RowKindName, RowPrefix>
  readonly counter: string
  readonly atMost: number
  /** Throws when the row is not of this kind, which is a fault of ours. */
  readonly read: (row: Row) => Stored
}

/** The row that counts the rows of a kind. */
export const countKey = ({ countedIn }: CountedKind<unknown>, sub: string): Key => personKey(sub, countedIn)
/** The count in that row; 0 before the first row of the kind. */
export const countIn = ({ counter }: CountedKind<unknown>, row: Row | undefined): number =>
  z._default(z.int(), 0).parse(row?.[counter])

const keyOf = ({ prefix }: CountedKind<unknown>, sub: string, id: string) => personKey(sub, `${prefix}${id}`)

const countWrite = (kind: CountedKind<unknown>, sub: string, by: 1 | -1): Write => ({
  update: countKey(kind, sub),
  changes: { add: { [kind.counter]: by } },
  ...(by === 1 && { condition: { below: { [kind.counter]: kind.atMost } } }),
})

/**
 * The writes of a new row, for a transaction that does more. If the condition of the first fails, an earlier call with
 * the same id has added the row. The condition of the second is the limit, which holds also for two calls at once.
 */
export const addCounted = (
  kind: CountedKind<unknown>,
  sub: string,
  row: Row & { readonly id: string },
): Write[] => [
  { put: { ...row, ...keyOf(kind, sub, row.id) }, condition: { absent: true } },
  countWrite(kind, sub, 1),
]

/** The verbs that all such kinds have. Each verb reads and writes only rows of `sub`. */
export const countedRows = <Stored>(table: Table, kind: CountedKind<Stored>) => ({
  /** Newest first. */
  list: async (sub: string): Promise<Stored[]> =>
    (await everyRow(table, { ...personRange(sub, kind.prefix), newestFirst: true })).map(kind.read),
  get: async (sub: string, id: string): Promise<Stored | null> => {
    const row = await table.get(keyOf(kind, sub, id))
    return row ? kind.read(row) : null
  },
  /** Whether the limit is reached. */
  isFull: async (sub: string): Promise<boolean> =>
    countIn(kind, await table.get(countKey(kind, sub))) >= kind.atMost,
  /** A call that is repeated with the same id adds the row once. Throws `full` if the limit is reached. */
  add: async (
    sub: string,
    row: Row & { readonly id: string },
    full: ErrorCode,
    alongside: readonly Write[] = [],
  ): Promise<Stored> => {
    const failed = await table.transact([...addCounted(kind, sub, row), ...alongside])
    const existing = failed.find(({ index }) => index === 0)?.found
    if (failed.length > 0 && !existing) throw new ApiError(full)
    return kind.read(existing ?? row)
  },
  /** Deletes the row, together with the writes of `alongside`. Throws not_found, also where it is not as in `is`. */
  remove: async (sub: string, id: string, alongside: readonly Write[] = [], is: Row = {}): Promise<void> => {
    const failed = await table.transact([
      { remove: keyOf(kind, sub, id), condition: { is } },
      ...alongside,
      countWrite(kind, sub, -1),
    ])
    if (failed.length > 0) throw new ApiError('not_found')
  },
})
