import * as z from 'zod/mini'
import { ApiError, type ErrorCode } from '../../shared/api/errors.ts'
import { personKey, personRange } from './keys.ts'
import { everyRow } from './pages.ts'
import type { RowKindName, RowPrefix } from './row-kinds.ts'
import type { Key, Row, Table, Write } from './table.ts'

type Counter = { readonly row: Exclude<RowKindName, RowPrefix>; readonly attribute: string }

/** Where the rows of a kind are counted: the sort key of the row that has the count, and its attribute. */
export const counters = {
  'ALERT#': { row: 'ALERT-COUNT', attribute: 'alerts' },
  'APPLICATION#': { row: 'APPLICATIONS', attribute: 'applications' },
  'FILE#': { row: 'FILES', attribute: 'files' },
  'INTERVIEW#': { row: 'INTERVIEWS', attribute: 'interviews' },
  'LETTER#': { row: 'LETTERS', attribute: 'letters' },
  'PROFILE-TEXT#': { row: 'PROFILE-TEXTS', attribute: 'count' },
  'RESUME#': { row: 'RESUMES', attribute: 'resumes' },
  'SKILL-GAP#': { row: 'SKILL-GAPS', attribute: 'count' },
} as const satisfies Partial<Readonly<Record<RowPrefix, Counter>>>

/** A kind of row of which a person has a limited number. */
export type CountedKind<Stored> = {
  readonly prefix: keyof typeof counters
  readonly atMost: number
  /** Throws when the row is not of this kind, which is a fault of ours. */
  readonly read: (row: Row) => Stored
}

/** The row that counts the rows of a kind. */
export const countKey = ({ prefix }: Pick<CountedKind<unknown>, 'prefix'>, sub: string): Key =>
  personKey(sub, counters[prefix].row)
/** The count in that row; 0 before the first row of the kind. */
export const countIn = ({ prefix }: Pick<CountedKind<unknown>, 'prefix'>, row: Row | undefined): number =>
  z._default(z.int(), 0).parse(row?.[counters[prefix].attribute])

const keyOf = ({ prefix }: CountedKind<unknown>, sub: string, id: string) => personKey(sub, `${prefix}${id}`)

const countWrite = (kind: CountedKind<unknown>, sub: string, by: 1 | -1): Write => {
  const { attribute } = counters[kind.prefix]
  return {
    update: countKey(kind, sub),
    changes: { add: { [attribute]: by } },
    ...(by === 1 && { condition: { below: { [attribute]: kind.atMost } } }),
  }
}

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
