import * as z from 'zod/mini'
import { dayMs } from '../../shared/domain/calendar.ts'
import { duePage } from './agenda.ts'
import { type AlertRef, alertRefOf, alertRefText } from './alert-row.ts'
import { table as schema } from './schema.ts'
import type { Key, Table } from './table.ts'

const key: Key = { pk: 'ALERTS', sk: 'ROUND' }

/** How many alerts are read at a time. */
const pageSize = 1000

const stored = z.object({
  /** When the round began. */
  beganAt: z.string(),
  /** The shard of the agenda that is next. There is none after the last one. */
  shard: z.int(),
  /** The last row of the agenda that is done; null at the beginning of a shard. */
  after: z.nullable(z.record(z.string(), z.string())),
})
export type RoundPosition = z.infer<typeof stored>

/**
 * The round of a day over all instant alerts, for what new jobs do not tell: an advert that was changed, an employer that
 * is not hidden any more, and words that our code reads in another way than before.
 */
export const alertRoundStore = (table: Pick<Table, 'get' | 'put' | 'query'>) => ({
  /** Where the round is to be continued. Null when the round of the day is over. */
  position: async (now: Date): Promise<RoundPosition | null> => {
    const row = await table.get(key)
    const last = row && stored.parse(row)
    if (last && last.shard < schema.agenda.shards) return last
    if (last && now.getTime() - Date.parse(last.beganAt) < dayMs) return null
    return { beganAt: now.toISOString(), shard: 0, after: null }
  },
  /** The alerts of a page, and the position after them. */
  page: async (
    { beganAt, shard, after }: RoundPosition,
    now: Date,
  ): Promise<{ readonly alerts: AlertRef[]; readonly next: RoundPosition }> => {
    const page = { shard, after: after ?? undefined, limit: pageSize }
    const { keys, next } = await duePage(table, 'instant-alert', now, page)
    return {
      alerts: keys.flatMap(each => alertRefText(each) ?? []).map(alertRefOf),
      next: next ? stored.parse({ beganAt, shard, after: next }) : { beganAt, shard: shard + 1, after: null },
    }
  },
  isOver: ({ shard }: RoundPosition): boolean => shard >= schema.agenda.shards,
  save: async (position: RoundPosition): Promise<void> => {
    await table.put({ ...key, ...position })
  },
})
export type AlertRoundStore = ReturnType<typeof alertRoundStore>
