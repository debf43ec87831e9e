import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { table as schema } from './schema.ts'
import type { Key, Row, Table } from './table.ts'

/** A page is small, because a listed row may be deleted before its turn comes. */
const pageSize = 25

/**
 * What a schedule has to do at a certain time. `charge` is separate from `subscription`, because only one function may
 * charge cards. New jobs find an `instant-alert`, and an `alert` runs at its own time.
 */
export type AgendaKind =
  | 'sign-up'
  | 'ticket'
  | 'deletion'
  | 'subscription'
  | 'charge'
  | 'payment'
  | 'alert'
  | 'interview'
  | 'instant-alert'
  | 'alert-mail'
  | 'billing-mail'
  | 'summary'
  | 'updates'

const agendaKey = z.object({ pk: z.string(), sk: z.string() })

const shardOf = (kind: AgendaKind, shard: number): string => `${kind}#${shard}`

/** The attributes that put a row on the agenda of its kind. The id spreads the rows over the shards. */
export const agendaEntry = (kind: AgendaKind, id: string, dueAt: Date): Row => ({
  [schema.agenda.partitionKey]: shardOf(
    kind,
    createHash('sha256').update(id).digest().readUInt8(0) % schema.agenda.shards,
  ),
  [schema.agenda.sortKey]: dueAt.toISOString(),
})

/** The attributes whose removal takes a row off the agenda. */
export const offAgenda: readonly string[] = [schema.agenda.partitionKey, schema.agenda.sortKey]

export const isOnAgenda = (row: Row, kind: AgendaKind): boolean =>
  String(row[schema.agenda.partitionKey]).startsWith(`${kind}#`)

/** Whether a row is due. A schedule asks again after it has read the row, because another run may have postponed it. */
export const isDue = (row: Row, now: Date): boolean => {
  const dueAt = row[schema.agenda.sortKey]
  return typeof dueAt === 'string' && dueAt <= now.toISOString()
}

/** Moves a row on the agenda to a later time, whatever the row contains. Does nothing if the row was deleted. */
export const postponed = async (table: Table, key: Key, until: Date): Promise<void> => {
  await table.update(key, { set: { [schema.agenda.sortKey]: until.toISOString() } }, { is: {} })
}

const dueRow = z.object({ [schema.agenda.sortKey]: z.string() })

/** Since when the oldest row of a kind is due; undefined where none is due by `now`. */
export const oldestDue = async (table: Table, kind: AgendaKind, now: Date): Promise<Date | undefined> => {
  const upTo = now.toISOString()
  const shards = Array.from({ length: schema.agenda.shards }, (_, shard) =>
    table.query({ index: 'agenda', partition: shardOf(kind, shard), upTo, limit: 1 }),
  )
  const due = (await Promise.all(shards)).flatMap(({ rows }) => rows.map(row => dueRow.parse(row).dueAt))
  const [oldest] = due.toSorted()
  return oldest === undefined ? undefined : new Date(oldest)
}

type Page = { readonly shard: number; readonly after?: Row | undefined; readonly limit: number }

/** Keys of one shard that are due by `now`, the earliest first, and where the next page begins. */
export const duePage = async (
  table: Pick<Table, 'query'>,
  kind: AgendaKind,
  now: Date,
  { shard, after, limit }: Page,
): Promise<{ readonly keys: Key[]; readonly next: Row | undefined }> => {
  const partition = shardOf(kind, shard)
  const { rows, next } = await table.query({
    index: 'agenda',
    partition,
    upTo: now.toISOString(),
    limit,
    after,
  })
  return { keys: rows.map(row => agendaKey.parse(row)), next }
}

/** The keys of all rows of a kind that are due by `now`, page by page. Within a shard the earliest comes first. */
export async function* due(table: Table, kind: AgendaKind, now: Date): AsyncGenerator<Key> {
  for (let shard = 0; shard < schema.agenda.shards; shard += 1) {
    let after: Row | undefined
    do {
      const { keys, next } = await duePage(table, kind, now, { shard, after, limit: pageSize })
      yield* keys
      after = next
    } while (after)
  }
}
