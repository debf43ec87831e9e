import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { mapBounded } from '../functions/store/bounded.ts'
import { counters, countIn, countKey } from '../functions/store/counted-rows.ts'
import { deletionKey } from '../functions/store/deletions.ts'
import { isOver, personPartition, personRange } from '../functions/store/keys.ts'
import { isLinked, linkedKeys } from '../functions/store/linked-rows.ts'
import { everyRow, pagesOf } from '../functions/store/pages.ts'
import { profileKey } from '../functions/store/profile-row.ts'
import { kindOf, type RowKindName } from '../functions/store/row-kinds.ts'
import { table as schema } from '../functions/store/schema.ts'
import type { Key, Row, Table } from '../functions/store/table.ts'
import { asRestored, restoring } from './restored-kinds.ts'

export type Copy = {
  /** The restored table. It is only read. */
  readonly from: Table
  readonly to: Table
  /** The people whose rows are copied. */
  readonly subs: Iterable<string> | AsyncIterable<string>
  /** Only these kinds of rows are copied. Null copies all that may be. */
  readonly kinds: ReadonlySet<RowKindName> | null
  /** Whether rows that differ become as they were, where their kind allows it. The default keeps them as they are. */
  readonly overwrite: boolean
  /** False: counts what would be written, and writes nothing. */
  readonly apply: boolean
  readonly now: Date
}

/**
 * What became of the rows of one kind. `missing` ones are not in the live table, `different` ones are in both, `wanted`
 * are those of them that may be written, and `changed` ones were written by somebody else meanwhile.
 */
export type Counts = Record<'missing' | 'different' | 'same' | 'wanted' | 'changed' | 'written', number>

export type Copied = {
  readonly kinds: ReadonlyMap<RowKindName, Counts>
  /** The people who were deleted since, and of whom nothing is copied. */
  readonly deleted: readonly string[]
}

const pageSize = 100
const writesAtOnce = 16

const storedKey = z.object({ pk: z.string(), sk: z.string() })
const keyOf = (row: Row): Key => storedKey.parse(row)

/** A row of the backup, and the row that the live table has in its place. */
type Pair = { readonly row: Row; readonly live: Row | undefined }

/** The row without the request that wrote it, which differs although nothing else does. */
const contentOf = (row: Row): Row => ({ ...row, [schema.writtenBy]: undefined })

/** Writes a row, unless somebody else wrote it since it was read. Then it returns false. */
const write = async (to: Table, { row, live }: Pair): Promise<boolean> => {
  const unchanged = live && { [schema.writtenBy]: live[schema.writtenBy], version: live.version }
  const condition = unchanged ? { is: unchanged } : { absent: true as const }
  const marked = { ...row, ...keyOf(row), [schema.writtenBy]: schema.writtenByRestore }
  return (await to.put(marked, condition)).written
}

const isCounted = (kind: RowKindName): kind is keyof typeof counters => kind in counters

const noCounts = (): Counts => ({ missing: 0, different: 0, same: 0, wanted: 0, changed: 0, written: 0 })

/** Counts the rows of a person again, because the row of the count was not copied. */
const recount = async (to: Table, sub: string, prefix: keyof typeof counters): Promise<void> => {
  const key = countKey({ prefix }, sub)
  const { attribute } = counters[prefix]
  const before = await to.get(key)
  const count = (await everyRow(to, { ...personRange(sub, prefix), only: [] })).length
  if (countIn({ prefix }, before) === count) return
  // A count that somebody else changes meanwhile is counted by the next run of the command.
  await to.update(
    key,
    { set: { [attribute]: count } },
    before ? { is: { [attribute]: before[attribute] } } : undefined,
  )
}

/**
 * The rows in other partitions that a row of the person names. None if the live table has one of them: a review that was
 * approved since has another key, and a payment that was refunded since is another row.
 */
const linkedPairs = async ({ from, to }: Copy, kind: RowKindName, row: Row, sub: string): Promise<Pair[]> => {
  const keys = isLinked(kind) ? linkedKeys[kind](row, sub) : []
  if (keys.length === 0 || (await to.getMany(keys)).some(Boolean)) return []
  return (await from.getMany(keys)).flatMap(linked => (linked ? [{ row: linked, live: undefined }] : []))
}

/** Copies the rows of one person, and counts them in `kinds`. Returns the kinds of which rows were written. */
const copyPerson = async (copy: Copy, sub: string, kinds: Map<RowKindName, Counts>) => {
  const { from, to, now, overwrite, apply } = copy
  const written = new Set<RowKindName>()
  const copyPair = async (kind: RowKindName, { row, live }: Pair): Promise<void> => {
    const counts = kinds.get(kind) ?? noCounts()
    kinds.set(kind, counts)
    const isSame = live !== undefined && isDeepStrictEqual(contentOf(live), contentOf(row))
    const state = live ? (isSame ? 'same' : 'different') : 'missing'
    counts[state] += 1
    const isWanted =
      state === 'missing' || (state === 'different' && overwrite && restoring[kind] === 'always')
    if (!isWanted) return
    counts.wanted += 1
    if (!apply) return
    const isWritten = await write(to, { row, live })
    counts[isWritten ? 'written' : 'changed'] += 1
    if (isWritten) written.add(kind)
  }
  for await (const page of pagesOf(from, { partition: personPartition(sub), limit: pageSize })) {
    const rows = page.flatMap(row => {
      const kind = kindOf(String(row.sk))
      const isCopied = kind && restoring[kind] !== 'never' && (copy.kinds?.has(kind) ?? true)
      return isCopied && !isOver(row, now) ? [{ kind, row: asRestored(kind, row) }] : []
    })
    if (rows.length === 0) continue
    const live = await to.getMany(rows.map(({ row }) => keyOf(row)))
    await mapBounded(writesAtOnce, [...rows.entries()], async ([n, { kind, row }]) => {
      // A row that names others is written after them, as everywhere.
      for (const pair of await linkedPairs(copy, kind, row, sub)) await copyPair(kind, pair)
      const current = live[n]
      await copyPair(kind, { row, live: current && asRestored(kind, current) })
    })
  }
  return written
}

/**
 * Whether the person was purged after the backup. A person is purged two weeks after their request, and backups are not
 * older than that. So the request is in each backup that still has the person.
 */
const isDeletedSince = async ({ from, to }: Copy, sub: string): Promise<boolean> =>
  !(await to.get(profileKey(sub))) && (await from.get(deletionKey(sub))) !== undefined

/**
 * Copies rows of a restored table into the live one. A repeated call writes only what is still missing, so a copy that
 * was stopped is simply begun anew. Rows of nobody, such as leases and the states of boards, are made anew and are not
 * copied.
 */
export const copyRows = async (copy: Copy): Promise<Copied> => {
  const kinds = new Map<RowKindName, Counts>()
  const deleted: string[] = []
  for await (const sub of copy.subs) {
    if (await isDeletedSince(copy, sub)) {
      deleted.push(sub)
      continue
    }
    const written = await copyPerson(copy, sub, kinds)
    for (const kind of written) if (isCounted(kind)) await recount(copy.to, sub, kind)
  }
  return { kinds, deleted }
}
