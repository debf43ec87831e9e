import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { type RateName, ratesAMinute } from '../../shared/domain/limits.ts'
import { expiring, personKey } from './keys.ts'
import { countInMinute, minuteOf } from './minute-count.ts'
import type { Key, Row, Table } from './table.ts'
import { usageKey } from './usage.ts'

/** Counts a call in its calendar minute. Returns false if the rate of that minute is used up. */
const isWithinRate = (table: Table, sub: string, rate: RateName, now: Date): Promise<boolean> =>
  countInMinute(table, usageKey(sub, `rate-${rate}`, minuteOf(now)), ratesAMinute[rate], now)

/** Checks callers whose access token the gateway has accepted. */
export const accessStore = (table: Table) => ({
  /** Checks the session and counts the call. Throws unauthenticated for an ended session, or too_many_requests. */
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

/**
 * How long the row is stored, in milliseconds. The row must outlast every access token, also if clocks differ, because
 * it refuses the tokens of ended sessions.
 */
const keepFor = 60 * 60 * 1000

export const sessionsKey = (sub: string): Key => personKey(sub, 'SESSIONS')

const storedSessions = z.object({
  /** In seconds since 1970. Every session that began earlier has ended. */
  endedBefore: z._default(z.number(), 0),
  /** The ids of sessions that were ended singly. */
  ended: z._default(z.set(z.string()), new Set()),
})

/** The claims of an access token that name its session. */
type SessionOfToken = { readonly session: string; readonly signedInAt: number }

/** Whether this session has ended, by the person's row of ended sessions. */
export const isEnded = (row: Row | undefined, { session, signedInAt }: SessionOfToken): boolean => {
  if (!row) return false
  const { endedBefore, ended } = storedSessions.parse(row)
  return signedInAt < endedBefore || ended.has(session)
}

/** Marks ended sessions, because the gateway checks only the signature and the time of an access token. */
export const sessionStore = (table: Table) => {
  const expiry = (now: Date) => expiring(new Date(now.getTime() + keepFor))
  return {
    end: async (sub: string, session: string, now: Date): Promise<void> => {
      await table.update(sessionsKey(sub), { add: { ended: new Set([session]) }, set: expiry(now) })
    },
    /** Ends every session that began before the end of this second, because the time in a token is in whole seconds. */
    endAll: async (sub: string, now: Date): Promise<void> => {
      const endedBefore = Math.floor(now.getTime() / 1000) + 1
      await table.update(sessionsKey(sub), { set: { endedBefore, ...expiry(now) }, remove: ['ended'] })
    },
  }
}
export type SessionStore = ReturnType<typeof sessionStore>
