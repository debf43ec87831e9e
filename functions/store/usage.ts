import { expiring, personKey } from './keys.ts'
import type { Table, Write } from './table.ts'

/** In milliseconds, from the first day of the period. The count of a month lasts a month more. */
const keepFor = 62 * 24 * 60 * 60 * 1000

export const usageKey = (sub: string, metric: string, period: string) =>
  personKey(sub, `USAGE#${metric}#${period}`)

type OneUse = Extract<Write, { update: unknown }>

/** Counts one use if fewer than `limit` are counted. For a transaction that does more. */
export const oneUse = (sub: string, metric: string, period: string, limit: number): OneUse => ({
  update: usageKey(sub, metric, period),
  changes: { add: { used: 1 }, setIfAbsent: expiring(new Date(Date.parse(period) + keepFor)) },
  condition: { below: { used: limit } },
})

/** Counts what a plan limits. `period` is a day or a month in Lagos, such as `2026-11-20`. */
export const usageStore = (table: Table) => ({
  /** Counts one use. False if the limit is reached. Of simultaneous calls, exactly as many succeed as uses are left. */
  take: async (sub: string, metric: string, period: string, limit: number): Promise<boolean> => {
    if (limit <= 0) return false
    const { update, changes, condition } = oneUse(sub, metric, period, limit)
    return (await table.update(update, changes, condition)).written
  },
  /** Releases the use of a call that was counted and then failed. */
  releaseQuota: async (sub: string, metric: string, period: string): Promise<void> => {
    await table.update(usageKey(sub, metric, period), { add: { used: -1 } }, { above: { used: 0 } })
  },
})
