import { expiring } from './expiry.ts'
import { personPartition } from './keys.ts'
import type { Table } from './table.ts'

/** Counted from the first day of the period: a month's count too stays for another month, then the table drops it. */
const keepFor = 62 * 24 * 60 * 60 * 1000

const keyOf = (sub: string, metric: string, period: string) => ({
  pk: personPartition(sub),
  sk: `USAGE#${metric}#${period}`,
})

/** Counts what a plan limits. `period` is a day or a month in Lagos, such as `2026-11-20`. */
export const usageStore = (table: Table) => ({
  /** Counts one use; false when `limit` uses of this period are taken. Of calls at once exactly as many succeed as are left. */
  take: async (sub: string, metric: string, period: string, limit: number): Promise<boolean> => {
    if (limit <= 0) return false
    const taken = await table.update(
      keyOf(sub, metric, period),
      { add: { used: 1 }, setIfAbsent: expiring(new Date(Date.parse(period) + keepFor)) },
      { below: { used: limit } },
    )
    return taken.written
  },
  /** For a use that was counted and then failed. */
  giveBack: async (sub: string, metric: string, period: string): Promise<void> => {
    await table.update(keyOf(sub, metric, period), { add: { used: -1 } }, { above: { used: 0 } })
  },
})
export type UsageStore = ReturnType<typeof usageStore>
