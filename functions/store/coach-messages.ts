import { type CoachMessage, coachMessage, messagesPageSize } from '../../shared/api/career.ts'
import { historyAtMost, recentHistory } from '../../shared/domain/career/coach-history.ts'
import { personKey, personRange } from './keys.ts'
import { deleteRows, newestPage } from './pages.ts'
import type { Key, Row, Table, Write } from './table.ts'

const coachKey = (sub: string, id: string): Key => personKey(sub, `COACH#${id}`)

/** Throws when the row is no message, which is a fault of ours. */
const coachMessageOf = (row: Row): CoachMessage => coachMessage.parse(row)

/** The write of a question and its answer. The client makes the id, and the ids order the chat. */
export const newMessage = (sub: string, it: Omit<CoachMessage, 'createdAt'>, now: Date): Write[] => [
  {
    put: { ...it, createdAt: now.toISOString(), ...coachKey(sub, it.id) },
    condition: { absent: true },
  },
]

/** A person's chat with the coach. Each verb reads and writes only rows of `sub`. */
export const coachMessageStore = (table: Table) => ({
  /** One page, newest first. `older` is where the next page begins, or null at the end. */
  page: async (sub: string, before?: string) => {
    const after = before === undefined ? undefined : coachKey(sub, before)
    const range = { ...personRange(sub, 'COACH#'), after }
    const { items, older } = await newestPage(table, range, messagesPageSize, coachMessageOf)
    return { messages: items, older }
  },
  get: async (sub: string, id: string): Promise<CoachMessage | null> => {
    const row = await table.get(coachKey(sub, id))
    return row ? coachMessageOf(row) : null
  },
  /** The recent messages that the model gets with a new one, oldest first. */
  history: async (sub: string): Promise<CoachMessage[]> => {
    const { rows } = await table.query({
      ...personRange(sub, 'COACH#'),
      newestFirst: true,
      limit: historyAtMost,
    })
    return recentHistory(rows.map(coachMessageOf))
  },
  /** Deletes the whole chat, a page at a time. A repeated call continues after an interrupted one. */
  clear: (sub: string) => deleteRows(table, personRange(sub, 'COACH#')),
})
export type CoachMessageStore = ReturnType<typeof coachMessageStore>
