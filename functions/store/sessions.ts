import * as z from 'zod/mini'
import { expiring } from './expiry.ts'
import { personPartition } from './keys.ts'
import type { Key, Row, Table } from './table.ts'

/** In milliseconds: longer than an access token lives, with what clocks differ by. Then the row says nothing any more. */
const keepFor = 60 * 60 * 1000

export const sessionsKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'SESSIONS' })

const storedSessions = z.object({
  /** In seconds since 1970: who signed in before it is out. */
  endedBefore: z._default(z.number(), 0),
  /** Sessions that ended by themselves. */
  ended: z._default(z.set(z.string()), new Set()),
})

/** The part of an access token that says which session it is of. */
export type SessionOfToken = { readonly session: string; readonly signedInAt: number }

/** Whether a person's row of ended sessions names this one. */
export const isEnded = (row: Row | undefined, { session, signedInAt }: SessionOfToken): boolean => {
  if (!row) return false
  const { endedBefore, ended } = storedSessions.parse(row)
  return signedInAt < endedBefore || ended.has(session)
}

/**
 * Which sessions have ended, for as long as their access tokens are good by themselves: the gateway checks a token's
 * signature and its time, and knows nothing of a sign-out.
 */
export const sessionStore = (table: Table) => {
  const expiry = (now: Date) => expiring(new Date(now.getTime() + keepFor))
  return {
    /** One session is over. */
    end: async (sub: string, session: string, now: Date): Promise<void> => {
      await table.update(sessionsKey(sub), { add: { ended: new Set([session]) }, set: expiry(now) })
    },
    /** Every session is over that has begun by the end of this second: a token says no more than the second. */
    endAll: async (sub: string, now: Date): Promise<void> => {
      const endedBefore = Math.floor(now.getTime() / 1000) + 1
      await table.update(sessionsKey(sub), { set: { endedBefore, ...expiry(now) }, remove: ['ended'] })
    },
  }
}
export type SessionStore = ReturnType<typeof sessionStore>
