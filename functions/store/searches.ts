import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { expiring, personKey } from './keys.ts'
import type { Key, Row, Table } from './table.ts'
import { oneUse, usageKey } from './usage.ts'

const metric = 'search'
/** How long the record is stored, from the beginning of its day, in milliseconds. */
const keepFor = 3 * 24 * 60 * 60 * 1000

/**
 * A search of one day: the words that are left after what was understood of the query, the place that was typed, and the
 * kind. Another page, order or filter is the same search, and so is what narrows it by words that we understand: `driver
 * lagos` and `driver abuja` are one search. A person may take such a part off or change it without paying for it, and
 * all searches that are understood completely are one. That includes pay in words, on every plan.
 */
export type CountedSearch = {
  readonly sub: string
  /** In Lagos, `2026-11-20`. */
  readonly day: string
  /** The words, the place and the kind as one text. */
  readonly search: string
}

/** The idempotency record of a search. While it exists, this search of the day is not counted again. */
const countedKey = ({ sub, day, search }: CountedSearch): Key =>
  personKey(
    sub,
    `USAGE#${metric}-once#${day}#${createHash('sha256').update(search).digest('hex').slice(0, 32)}`,
  )

export const searchCountKey = (sub: string, day: string): Key => usageKey(sub, metric, day)

const count = z._default(z.object({ used: z._default(z.int(), 0) }), { used: 0 })
export const searchesOfRow = (row: Row | undefined): number => count.parse(row).used

/** Counts the searches of a person on a day. */
export const searchStore = (table: Table) => ({
  /** `again`: the search was counted before. Of simultaneous searches, exactly as many are counted as are left. */
  take: async (search: CountedSearch, limit: number): Promise<'counted' | 'again' | 'none-left'> => {
    const until = new Date(Date.parse(search.day) + keepFor)
    const failed = await table.transact([
      { put: { ...expiring(until), ...countedKey(search) }, condition: { absent: true } },
      oneUse(search.sub, metric, search.day, limit),
    ])
    if (failed.length === 0) return 'counted'
    return failed.some(({ index }) => index === 0) ? 'again' : 'none-left'
  },
  /** Releases the quota of a search that was counted and then failed. A repeated call releases it once. */
  releaseQuota: async (search: CountedSearch): Promise<void> => {
    await table.transact([
      { remove: countedKey(search), condition: { is: {} } },
      {
        update: searchCountKey(search.sub, search.day),
        changes: { add: { used: -1 } },
        condition: { above: { used: 0 } },
      },
    ])
  },
})
export type SearchStore = ReturnType<typeof searchStore>
