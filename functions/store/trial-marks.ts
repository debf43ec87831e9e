import * as z from 'zod/mini'
import { dayMs } from '../../shared/domain/period.ts'
import { expiring, isOver } from './expiry.ts'
import { personPartition } from './keys.ts'
import type { Key, Table, Write } from './table.ts'

/** How long it is known after a purge that a mailbox had its trial, in milliseconds. */
const knownFor = 365 * dayMs

/** In a partition of its own: it outlives its person, and says nothing of them but the keyed hash of their mailbox. */
const usedKey = (mark: string): Key => ({ pk: `TRIAL-USED#${mark}`, sk: 'TRIAL-USED' })
/** The person's own pointer to it, as their address was then. */
const markKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'TRIAL-MARK' })
const storedMark = z.object({ mark: z.string() })

type Taking = {
  /** Its condition holds for one of those who take a mark at once. */
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
        // The table drops what is over at some later time.
        condition: found ? { is: { startedAt: found.startedAt } } : { absent: true },
      },
      own: { put: { ...markKey(sub), mark } },
    }
  },
})
export type TrialMarkStore = ReturnType<typeof trialMarkStore>

/** Before a purge: from now on a mark of the person is known for a year. Done again it is no error. */
export const endTrialMark = async (table: Table, sub: string, now: Date): Promise<void> => {
  const { pk: partition, sk: startsWith } = markKey(sub)
  const { rows } = await table.query({ partition, startsWith })
  for (const row of rows) {
    const until = new Date(now.getTime() + knownFor)
    await table.update(usedKey(storedMark.parse(row).mark), { setIfAbsent: expiring(until) }, { is: {} })
  }
}
