import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { expiring } from './expiry.ts'
import { personPartition } from './keys.ts'
import type { Key, Row, Table } from './table.ts'
import { oneUse, usageKey } from './usage.ts'

const metric = 'search'
/** From the beginning of the day that it is counted in, in milliseconds. */
const keepFor = 3 * 24 * 60 * 60 * 1000

/** One search of a day: words, place and kind. Pages, order and filters of it are the same search. */
export type CountedSearch = {
  readonly sub: string
  /** In Lagos, `2026-11-20`. */
  readonly day: string
  /** What was searched, in any spelling that tells one search from another. */
  readonly search: string
}

/** The guard: while it is there, this search of the day is counted already. */
const guardKey = ({ sub, day, search }: CountedSearch): Key => ({
  pk: personPartition(sub),
  sk: `USAGE#${metric}-once#${day}#${createHash('sha256').update(search).digest('hex').slice(0, 32)}`,
})

export const searchCountKey = (sub: string, day: string): Key => usageKey(sub, metric, day)

const count = z._default(z.object({ used: z._default(z.int(), 0) }), { used: 0 })
export const searchesOfRow = (row: Row | undefined): number => count.parse(row).used

/** How often a person searched on a day. */
export const searchStore = (table: Table) => ({
  /** `again`: this one was counted before, and costs nothing. Of searches at once exactly as many are counted as are left. */
  take: async (search: CountedSearch, limit: number): Promise<'counted' | 'again' | 'none-left'> => {
    const until = new Date(Date.parse(search.day) + keepFor)
    const failed = await table.transact([
      { put: { ...expiring(until), ...guardKey(search) }, condition: { absent: true } },
      oneUse(search.sub, metric, search.day, limit),
    ])
    if (failed.length === 0) return 'counted'
    return failed.some(({ index }) => index === 0) ? 'again' : 'none-left'
  },
  /** For a search that was counted and then failed. Given back twice it is given back once. */
  giveBack: async (search: CountedSearch): Promise<void> => {
    await table.transact([
      { remove: guardKey(search), condition: { is: {} } },
      {
        update: searchCountKey(search.sub, search.day),
        changes: { add: { used: -1 } },
        condition: { above: { used: 0 } },
      },
    ])
  },
})
export type SearchStore = ReturnType<typeof searchStore>
