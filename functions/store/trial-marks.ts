import * as z from 'zod/mini'
import { dayMs } from '../../shared/domain/period.ts'
import { expiring, isOver } from './expiry.ts'
import { personPartition } from './keys.ts'
import type { Key, Table, Write } from './table.ts'

/** How long a mark is kept after a purge, in milliseconds. */
const knownFor = 365 * dayMs

/**
 * The mark has its own partition, because it is kept after its person is purged. It holds only the keyed hash of a
 * mailbox.
 */
const usedKey = (mark: string): Key => ({ pk: `TRIAL-USED#${mark}`, sk: 'TRIAL-USED' })
/** Names the mark in the person's partition, for the purge: their address may have changed since. */
const markKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'TRIAL-MARK' })
const storedMark = z.object({ mark: z.string() })

type Taking = {
  /** Its condition holds for only one of several calls that take the same mark at once. */
  readonly used: Write
  readonly own: Write
}

/** Which mailboxes had their one trial. A mark is the keyed hash of a mailbox. */
export const trialMarkStore = (table: Table) => ({
  /** The writes that take a mark, for the transaction that begins the trial. Null where it is taken. */
  taking: async (sub: string, mark: string, now: Date): Promise<Taking | null> => {
    const found = await table.get(usedKey(mark))
    if (found && !isOver(found, now)) return null
    return {
      used: {
        put: { ...usedKey(mark), startedAt: now.toISOString() },
        // The mark may have expired and not be deleted yet: the table does that later.
        condition: found ? { is: { startedAt: found.startedAt } } : { absent: true },
      },
      own: { put: { ...markKey(sub), mark } },
    }
  },
})
export type TrialMarkStore = ReturnType<typeof trialMarkStore>

/** For a purge: the person's marks expire a year from now. Safe to repeat. */
export const endTrialMark = async (table: Table, sub: string, now: Date): Promise<void> => {
  const { pk: partition, sk: startsWith } = markKey(sub)
  const { rows } = await table.query({ partition, startsWith })
  for (const row of rows) {
    const until = new Date(now.getTime() + knownFor)
    await table.update(usedKey(storedMark.parse(row).mark), { setIfAbsent: expiring(until) }, { is: {} })
  }
}
