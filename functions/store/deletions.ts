import * as z from 'zod/mini'
import { purgeDueAt } from '../../shared/domain/account-deadlines.ts'
import { agendaEntry, due, isDue } from './agenda.ts'
import type { Key, Table } from './table.ts'

const prefix = 'DELETION#'
export const deletionKey = (sub: string): Key => ({ pk: `${prefix}${sub}`, sk: 'DELETION' })
const storedDeletion = z.object({ requestedAt: z.string(), isNotified: z._default(z.boolean(), false) })

/** Accounts to purge. A deletion has its own partition, because it must outlive all rows of the person. */
export const deletionStore = (table: Table) => ({
  /**
   * Schedules the purge. Returns when the deletion was first requested, because a repeated request does not delay it,
   * and whether the owner was notified, because an earlier call may have failed before that.
   */
  request: async (sub: string, now: Date): Promise<{ requestedAt: Date; isNotified: boolean }> => {
    const row = {
      ...deletionKey(sub),
      requestedAt: now.toISOString(),
      ...agendaEntry('deletion', sub, purgeDueAt(now)),
    }
    const outcome = await table.put(row, { absent: true })
    if (outcome.written) return { requestedAt: now, isNotified: false }
    const { requestedAt, isNotified } = storedDeletion.parse(outcome.found)
    return { requestedAt: new Date(requestedAt), isNotified }
  },
  notified: async (sub: string): Promise<void> => {
    await table.update(deletionKey(sub), { set: { isNotified: true } }, { is: {} })
  },
  /** Whether the account is deleted and not purged yet. */
  has: async (sub: string): Promise<boolean> => (await table.get(deletionKey(sub))) !== undefined,
  /** Whether the purge is due at `now`. False if the account was given back, or purged. */
  isDue: async (sub: string, now: Date): Promise<boolean> => {
    const row = await table.get(deletionKey(sub))
    return row !== undefined && isDue(row, now)
  },
  /** When the deletion was requested. Null if the account is not deleted. */
  requestedAt: async (sub: string): Promise<Date | null> => {
    const row = await table.get(deletionKey(sub))
    return row ? new Date(storedDeletion.parse(row).requestedAt) : null
  },
  remove: async (sub: string): Promise<void> => {
    await table.remove(deletionKey(sub))
  },
  /** The subs whose purge is due by `now`. */
  async *due(now: Date): AsyncGenerator<string> {
    for await (const { pk } of due(table, 'deletion', now)) yield pk.slice(prefix.length)
  },
})
export type DeletionStore = ReturnType<typeof deletionStore>
