import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { notAuthorized } from './errors.ts'

const minute = 60_000
const free = 5
const longestLock = 15 * minute

const row = z.object({ failed: z.int(), lastAt: z.int() })

/**
 * Counts consecutive wrong passwords. After the fifth, a person waits one second, and twice as long after each further
 * one, up to 15 minutes.
 */
export const attemptTable = (database: DatabaseSync) => {
  const select = database.prepare('SELECT failed, lastAt FROM attempts WHERE holder = ?')
  const upsert = database.prepare('INSERT OR REPLACE INTO attempts VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM attempts WHERE holder = ?')
  const prune = database.prepare('DELETE FROM attempts WHERE lastAt < ?')
  const recent = (holder: string, now: number) => {
    const stored = row.optional().parse(select.get(holder))
    return stored && stored.lastAt > now - longestLock ? stored : { failed: 0, lastAt: now }
  }
  return {
    /** Throws while the holder has to wait. Attempts during the wait do not lengthen it. */
    check(holder: string, now: number): void {
      const { failed, lastAt } = recent(holder, now)
      const wait = failed < free ? 0 : Math.min(1000 * 2 ** (failed - free), longestLock)
      if (now < lastAt + wait) throw notAuthorized('Password attempts exceeded')
    },
    fail(holder: string, now: number): void {
      prune.run(now - longestLock)
      upsert.run(holder, recent(holder, now).failed + 1, now)
    },
    forget: (holder: string): void => void remove.run(holder),
  }
}
