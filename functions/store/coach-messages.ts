import { type CoachMessage, coachMessage, messagesPageSize } from '../../shared/api/career.ts'
import { historyAtMost, recentHistory } from '../../shared/domain/career/history.ts'
import { mapBounded } from './bounded.ts'
import { personPartition } from './keys.ts'
import { coachPrefix } from './schema.ts'
import type { Key, Row, Table, Write } from './table.ts'

const clearConcurrency = 16
const clearPageSize = 400

const coachKey = (sub: string, id: string): Key => ({ pk: personPartition(sub), sk: `${coachPrefix}${id}` })

/** Throws when the row is no message: that is a fault of ours. */
const coachMessageOf = (row: Row): CoachMessage => coachMessage.parse(row)

/** The write of what was asked and said. Their client made the id, and it orders the chat. */
export const newMessage = (sub: string, it: Omit<CoachMessage, 'createdAt'>, now: Date): Write[] => [
  {
    put: { ...it, createdAt: now.toISOString(), ...coachKey(sub, it.id) },
    condition: { absent: true },
  },
]

const newest = (sub: string) => ({
  partition: personPartition(sub),
  startsWith: coachPrefix,
  newestFirst: true,
})

const page = async (table: Table, sub: string, before: string | undefined) => {
  const { rows, next } = await table.query({
    ...newest(sub),
    limit: messagesPageSize + 1,
    after: before === undefined ? undefined : coachKey(sub, before),
  })
  const messages = rows.slice(0, messagesPageSize).map(coachMessageOf)
  // A query ends early when its rows are large, so fewer rows than asked for are not yet the end.
  const more = rows.length > messagesPageSize || next !== undefined
  return { messages, older: more ? (messages.at(-1)?.id ?? null) : null }
}

const clear = async (table: Table, sub: string): Promise<void> => {
  let after: Row | undefined
  do {
    const { rows, next } = await table.query({
      partition: personPartition(sub),
      startsWith: coachPrefix,
      limit: clearPageSize,
      only: [],
      after,
    })
    await mapBounded(clearConcurrency, rows, ({ pk, sk }) => table.remove({ pk: String(pk), sk: String(sk) }))
    after = next
  } while (after)
}

/** A person's chat with the coach. Each verb sees only rows of `sub`. */
export const coachMessageStore = (table: Table) => ({
  /** Newest first, a page at a time. `older` is where the next page begins; null at the end. */
  page: (sub: string, before?: string) => page(table, sub, before),
  /** Null where there is none. */
  get: async (sub: string, id: string): Promise<CoachMessage | null> => {
    const row = await table.get(coachKey(sub, id))
    return row ? coachMessageOf(row) : null
  },
  /** What the coach is reminded of, oldest first. */
  history: async (sub: string): Promise<CoachMessage[]> => {
    const { rows } = await table.query({ ...newest(sub), limit: historyAtMost })
    return recentHistory(rows.map(coachMessageOf))
  },
  /** All of it, a page at a time: cut short, the same call again goes on. */
  clear: (sub: string) => clear(table, sub),
})
export type CoachMessageStore = ReturnType<typeof coachMessageStore>
