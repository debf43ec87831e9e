import { ApiError } from '../../shared/api/errors.ts'
import { type RateName, ratesAMinute } from '../../shared/domain/rates.ts'
import { expiring } from './expiry.ts'
import { isEnded, type SessionOfToken, sessionsKey } from './sessions.ts'
import type { Table } from './table.ts'
import { usageKey } from './usage.ts'

const minute = 60_000

/** Counts a call in the calendar minute; false where so many were made in it already. */
const isWithinRate = async (table: Table, sub: string, rate: RateName, now: Date): Promise<boolean> => {
  const period = now.toISOString().slice(0, 16)
  const { written } = await table.update(
    usageKey(sub, `rate-${rate}`, period),
    { add: { used: 1 }, setIfAbsent: expiring(new Date(now.getTime() + 10 * minute)) },
    { below: { used: ratesAMinute[rate] } },
  )
  return written
}

/** Checks callers whose token the gateway has let through. */
export const accessStore = (table: Table) => ({
  /**
   * Checks the session and counts the call, both at once. Throws unauthenticated for an ended session, or
   * too_many_requests.
   */
  check: async (
    caller: SessionOfToken & { readonly sub: string },
    rate: RateName | undefined,
    now: Date,
  ): Promise<void> => {
    const [sessions, isWithin] = await Promise.all([
      table.get(sessionsKey(caller.sub)),
      rate === undefined || isWithinRate(table, caller.sub, rate, now),
    ])
    if (isEnded(sessions, caller)) throw new ApiError('unauthenticated')
    if (!isWithin) throw new ApiError('too_many_requests')
  },
})
export type AccessStore = ReturnType<typeof accessStore>
