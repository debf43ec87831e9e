import { expiring } from './expiry.ts'
import { personPartition } from './keys.ts'
import type { Table, Write } from './table.ts'

/** Counted from the first day of the period: a month's count too stays for another month, then the table drops it. */
const keepFor = 62 * 24 * 60 * 60 * 1000

export const usageKey = (sub: string, metric: string, period: string) => ({
  pk: personPartition(sub),
  sk: `USAGE#${metric}#${period}`,
})

type OneUse = Extract<Write, { update: unknown }>

/** The write that counts one use while fewer than `limit` are taken: for the transaction of what is used. */
export const oneUse = (sub: string, metric: string, period: string, limit: number): OneUse => ({
  update: usageKey(sub, metric, period),
  changes: { add: { used: 1 }, setIfAbsent: expiring(new Date(Date.parse(period) + keepFor)) },
  condition: { below: { used: limit } },
})

/** Counts what a plan limits. `period` is a day or a month in Lagos, such as `2026-11-20`. */
export const usageStore = (table: Table) => ({
  /** Counts one use; false when `limit` uses of this period are taken. Of calls at once exactly as many succeed as are left. */
  take: async (sub: string, metric: string, period: string, limit: number): Promise<boolean> => {
    if (limit <= 0) return false
    const { update, changes, condition } = oneUse(sub, metric, period, limit)
    return (await table.update(update, changes, condition)).written
  },
  /** For a use that was counted and then failed. */
  giveBack: async (sub: string, metric: string, period: string): Promise<void> => {
    await table.update(usageKey(sub, metric, period), { add: { used: -1 } }, { above: { used: 0 } })
  },
})
export type UsageStore = ReturnType<typeof usageStore>
