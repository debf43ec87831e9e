import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { limitExceeded, staleCode, tooManyFailedAttempts, wrongCode } from './errors.ts'

const hour = 3_600_000
/** How long a code of each purpose is valid, in milliseconds. */
const lifetimes = { confirm: 24 * hour, reset: hour }
type Purpose = keyof typeof lifetimes

// With these two limits a person has at most 25 guesses an hour at one of a million codes.
const guesses = 5
const sendsPerHour = 5

const row = z.object({
  address: z.string(),
  salt: z.string(),
  hash: z.string(),
  wrong: z.int(),
  sent: z.int(),
  firstSentAt: z.int(),
  expiresAt: z.int(),
})

const hashOf = (salt: string, code: string): Buffer => createHash('sha256').update(salt).update(code).digest()

export const codeTable = (database: DatabaseSync) => {
  const select = database.prepare('SELECT * FROM codes WHERE holder = ? AND purpose = ?')
  const upsert = database.prepare('INSERT OR REPLACE INTO codes VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?)')
  const count = database.prepare('UPDATE codes SET wrong = wrong + 1 WHERE holder = ? AND purpose = ?')
  const remove = database.prepare('DELETE FROM codes WHERE holder = ? AND purpose = ?')
  const removeAll = database.prepare('DELETE FROM codes WHERE holder = ?')
  const prune = database.prepare('DELETE FROM codes WHERE expiresAt < ? AND firstSentAt < ?')
  const find = (holder: string, purpose: Purpose) => row.optional().parse(select.get(holder, purpose))

  return {
    /** Makes a new code of six digits for an address. The previous code becomes void. */
    issue(holder: string, purpose: Purpose, address: string, now: number): string {
      prune.run(now - hour, now - hour)
      const previous = find(holder, purpose)
      const recent = previous && previous.firstSentAt > now - hour ? previous : { sent: 0, firstSentAt: now }
      if (recent.sent >= sendsPerHour)
        throw limitExceeded('Attempt limit exceeded, please try after some time.')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const salt = randomBytes(16).toString('hex')
      const hash = hashOf(salt, code).toString('hex')
      const expiresAt = now + lifetimes[purpose]
      upsert.run(holder, purpose, address, salt, hash, recent.sent + 1, recent.firstSentAt, expiresAt)
      return code
    },
    /**
     * Uses up a code, and returns the address to which it was sent. Throws for a wrong, used, expired or unknown code.
     */
    redeem(holder: string, purpose: Purpose, code: string, now: number): string {
      const stored = find(holder, purpose)
      if (!stored || stored.expiresAt <= now) throw staleCode()
      if (stored.wrong >= guesses)
        throw tooManyFailedAttempts('Attempt limit exceeded, please try after some time.')
      if (!timingSafeEqual(hashOf(stored.salt, code), Buffer.from(stored.hash, 'hex'))) {
        count.run(holder, purpose)
        throw wrongCode()
      }
      remove.run(holder, purpose)
      return stored.address
    },
    forget: (holder: string): void => void removeAll.run(holder),
  }
}
