import { ApiError } from '../../shared/api/errors.ts'
import { publicRatesAMinute } from '../../shared/domain/limits.ts'
import { expiring } from './keys.ts'
import type { Table } from './table.ts'

/** Counts the calls of operations that need no sign-in. They have no caller, so all callers share one count. */
export const publicRateStore = (table: Table) => ({
  /** Counts one call in its calendar minute. Throws too_many_requests. */
  count: async (name: keyof typeof publicRatesAMinute, now: Date): Promise<void> => {
    const { written } = await table.update(
      { pk: `PUBLIC-RATE#${name}`, sk: now.toISOString().slice(0, 16) },
      { add: { used: 1 }, setIfAbsent: expiring(new Date(now.getTime() + 10 * 60_000)) },
      { below: { used: publicRatesAMinute[name] } },
    )
    if (!written) throw new ApiError('too_many_requests')
  },
})
export type PublicRateStore = ReturnType<typeof publicRateStore>
