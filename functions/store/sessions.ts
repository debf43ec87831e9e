import * as z from 'zod/mini'
import { expiring } from './expiry.ts'
import { personPartition } from './keys.ts'
import type { Key, Row, Table } from './table.ts'

/**
 * In milliseconds: longer than any access token is valid, also where clocks differ. After that nobody needs the row.
 */
const keepFor = 60 * 60 * 1000

export const sessionsKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'SESSIONS' })

const storedSessions = z.object({
  /** In seconds since 1970: every session that began earlier has ended. */
  endedBefore: z._default(z.number(), 0),
  /** Sessions that ended one by one. */
  ended: z._default(z.set(z.string()), new Set()),
})

/** The claims of an access token that name its session. */
export type SessionOfToken = { readonly session: string; readonly signedInAt: number }

/** Whether this session has ended, by the person's row of ended sessions. */
export const isEnded = (row: Row | undefined, { session, signedInAt }: SessionOfToken): boolean => {
  if (!row) return false
  const { endedBefore, ended } = storedSessions.parse(row)
  return signedInAt < endedBefore || ended.has(session)
}

/**
 * Marks sessions that have ended, until their access tokens expire. The gateway checks only the signature and the time
 * of a token, so it lets a token through after a sign-out.
 */
export const sessionStore = (table: Table) => {
  const expiry = (now: Date) => expiring(new Date(now.getTime() + keepFor))
  return {
    /** Ends one session. */
    end: async (sub: string, session: string, now: Date): Promise<void> => {
      await table.update(sessionsKey(sub), { add: { ended: new Set([session]) }, set: expiry(now) })
    },
    /** Ends every session that began by the end of this second: a token tells the time in whole seconds. */
    endAll: async (sub: string, now: Date): Promise<void> => {
      const endedBefore = Math.floor(now.getTime() / 1000) + 1
      await table.update(sessionsKey(sub), { set: { endedBefore, ...expiry(now) }, remove: ['ended'] })
    },
  }
}
export type SessionStore = ReturnType<typeof sessionStore>
