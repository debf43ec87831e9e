import * as z from 'zod/mini'
import { purgeDueAt } from '../../shared/domain/deletion.ts'
import { agendaEntry, due } from './agenda.ts'
import type { Key, Table } from './table.ts'

const prefix = 'DELETION#'
export const deletionKey = (sub: string): Key => ({ pk: `${prefix}${sub}`, sk: 'DELETION' })
const storedDeletion = z.object({ requestedAt: z.string() })

/** Accounts that are to be purged. Not in the person's own partition: the row must outlive everything in there. */
export const deletionStore = (table: Table) => ({
  /** Puts the purge on the agenda. Asked again the first time counts. Gives back when it was first asked for. */
  request: async (sub: string, now: Date): Promise<{ requestedAt: Date; isNew: boolean }> => {
    const row = {
      ...deletionKey(sub),
      requestedAt: now.toISOString(),
      ...agendaEntry('deletion', sub, purgeDueAt(now)),
    }
    const outcome = await table.put(row, { absent: true })
    if (outcome.written) return { requestedAt: now, isNew: true }
    return { requestedAt: new Date(storedDeletion.parse(outcome.found).requestedAt), isNew: false }
  },
  /** The account is deleted, and not purged yet. */
  has: async (sub: string): Promise<boolean> => (await table.get(deletionKey(sub))) !== undefined,
  remove: async (sub: string): Promise<void> => {
    await table.remove(deletionKey(sub))
  },
  /** The subs whose purge was due by `now`. */
  async *due(now: Date): AsyncGenerator<string> {
    for await (const { pk } of due(table, 'deletion', now)) yield pk.slice(prefix.length)
  },
})
export type DeletionStore = ReturnType<typeof deletionStore>
