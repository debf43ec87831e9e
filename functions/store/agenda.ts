import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { table as schema } from './schema.ts'
import type { Key, Row, Table } from './table.ts'

/** Small, so that a row that went meanwhile is seldom handed out. */
const pageSize = 25

/**
 * The kinds of thing that happen at a time of their own. Charging a card is apart from what else a subscription brings:
 * only one function may do it. An `instant-alert` is looked at whenever there are new jobs, an `alert` at its time.
 */
export type AgendaKind =
  | 'sign-up'
  | 'ticket'
  | 'deletion'
  | 'subscription'
  | 'charge'
  | 'payment'
  | 'alert'
  | 'instant-alert'

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

/** Whether a row is on the agenda of a kind. */
export const isListedAs = (row: Row, kind: AgendaKind): boolean =>
  String(row[schema.agenda.partitionKey]).startsWith(`${kind}#`)

/** Whether it is time for a row: who lists what is due may see a row as it was before another run. */
export const isDue = (row: Row, now: Date): boolean => {
  const dueAt = row[schema.agenda.sortKey]
  return typeof dueAt === 'string' && dueAt <= now.toISOString()
}

/** The write that looks at a row again later, whatever is in it; nothing where the row has gone. */
export const postponed = async (table: Table, key: Key, until: Date): Promise<void> => {
  await table.update(key, { set: { [schema.agenda.sortKey]: until.toISOString() } }, { is: {} })
}

/** The keys of all rows of a kind that are due by `now`, page by page; earliest first within a shard. */
export async function* due(table: Table, kind: AgendaKind, now: Date): AsyncGenerator<Key> {
  for (let shard = 0; shard < schema.agenda.shards; shard += 1) {
    let after: Row | undefined
    do {
      const { rows, next } = await table.query({
        index: 'agenda',
        partition: shardOf(kind, shard),
        upTo: now.toISOString(),
        limit: pageSize,
        after,
      })
      yield* rows.map(row => agendaKey.parse(row))
      after = next
    } while (after)
  }
}
