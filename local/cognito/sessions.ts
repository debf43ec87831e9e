import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { notAuthorized, refreshTokenReuse } from './errors.ts'

const refreshLifetime = 30 * 24 * 3_600_000
/**
 * How long a replaced refresh token still works, because a client whose answer was lost repeats the request. In
 * milliseconds.
 */
const grace = 30_000

/** One sign-in on one device. All of its tokens have its `originJti`, and are void when its row is deleted. */
export type Session = { readonly originJti: string; readonly sub: string; readonly startedAt: number }
export type Renewal = { readonly session: Session; readonly refreshToken: string }

const sessionRow = z.object({ originJti: z.string(), sub: z.string(), startedAt: z.int() })
const tokenRow = sessionRow.extend({ expiresAt: z.int(), replacedAt: z.int().nullable() })

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export type SessionTable = ReturnType<typeof sessionTable>

export const sessionTable = (database: DatabaseSync) => {
  const insert = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?)')
  const insertToken = database.prepare('INSERT INTO refreshTokens VALUES (?, ?, NULL)')
  const select = database.prepare('SELECT originJti, sub, startedAt FROM sessions WHERE originJti = ?')
  const selectByToken = database.prepare(
    `SELECT originJti, sub, startedAt, expiresAt, replacedAt
     FROM refreshTokens JOIN sessions USING (originJti) WHERE hash = ?`,
  )
  const replace = database.prepare(
    'UPDATE refreshTokens SET replacedAt = ? WHERE hash = ? AND replacedAt IS NULL',
  )
  const end = database.prepare(
    'DELETE FROM sessions WHERE originJti = (SELECT originJti FROM refreshTokens WHERE hash = ?)',
  )
  const endAll = database.prepare('DELETE FROM sessions WHERE sub = ?')
  const prune = database.prepare('DELETE FROM sessions WHERE expiresAt < ?')

  const addToken = (originJti: string): string => {
    const token = randomBytes(48).toString('base64url')
    insertToken.run(hashOf(token), originJti)
    return token
  }

  return {
    open(sub: string, now: number): Renewal {
      prune.run(now)
      const session = { originJti: randomUUID(), sub, startedAt: now }
      insert.run(session.originJti, sub, now, now + refreshLifetime)
      return { session, refreshToken: addToken(session.originJti) }
    },
    find: (originJti: string): Session | undefined => sessionRow.optional().parse(select.get(originJti)),
    /** Makes a new refresh token for a used one. The session ends when its first refresh token would have expired. */
    renew(token: string, now: number): Renewal {
      const found = tokenRow.optional().parse(selectByToken.get(hashOf(token)))
      if (!found) throw notAuthorized('Invalid Refresh Token')
      if (found.expiresAt <= now) throw notAuthorized('Refresh Token has expired')
      if (found.replacedAt !== null && found.replacedAt + grace < now)
        throw refreshTokenReuse('Refresh token has been invalidated by rotation')
      replace.run(now, hashOf(token))
      const { originJti, sub, startedAt } = found
      return { session: { originJti, sub, startedAt }, refreshToken: addToken(originJti) }
    },
    end: (refreshToken: string): void => void end.run(hashOf(refreshToken)),
    endAll: (sub: string): void => void endAll.run(sub),
  }
}
