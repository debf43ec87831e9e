import { ApiError } from '../../shared/api/errors.ts'
import { publicRatesAMinute } from '../../shared/domain/limits.ts'
import { countInMinute, minuteOf } from './minute-count.ts'
import type { Table } from './table.ts'

/** Counts the calls of operations that need no sign-in. They have no caller, so all callers share one count. */
export const publicRateStore = (table: Table) => ({
  /** Counts one call in its calendar minute. Throws too_many_requests. */
  count: async (name: keyof typeof publicRatesAMinute, now: Date): Promise<void> => {
    const key = { pk: `PUBLIC-RATE#${name}`, sk: minuteOf(now) }
    if (!(await countInMinute(table, key, publicRatesAMinute[name], now)))
      throw new ApiError('too_many_requests')
  },
})
export type PublicRateStore = ReturnType<typeof publicRateStore>
