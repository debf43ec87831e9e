import * as z from 'zod/mini'
import { dayMs } from '../../shared/domain/calendar.ts'
import { expiring } from './keys.ts'
import type { Key, Row, Table } from './table.ts'

/** In milliseconds. An operator can look at the last two months. */
const keepFor = 62 * dayMs

const spendKey = (day: string): Key => ({ pk: 'MODEL-SPEND', sk: day })
const storedSpend = z._default(z.object({ microDollars: z.int() }), { microDollars: 0 })
const microDollarsOf = (row: Row | undefined): number => storedSpend.parse(row).microDollars

/**
 * What the model cost on a day, in millionths of a dollar. `day` is a day in Lagos. One row a day is enough: it takes
 * 1,000 writes a second, and a call of the model is one write.
 */
export const modelSpendStore = (table: Table) => ({
  get: async (day: string): Promise<number> => microDollarsOf(await table.get(spendKey(day))),
  /** Adds the cost of a call, and returns the sum of the day. Of simultaneous calls each gets another sum. */
  add: async (day: string, microDollars: number): Promise<number> => {
    const changes = { add: { microDollars }, setIfAbsent: expiring(new Date(Date.parse(day) + keepFor)) }
    const result = await table.update(spendKey(day), changes)
    return microDollarsOf(result.written ? result.row : result.found)
  },
})
export type ModelSpendStore = ReturnType<typeof modelSpendStore>
