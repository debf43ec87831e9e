import * as z from 'zod/mini'
import { dayMs } from '../../shared/domain/calendar.ts'
import { expiring, isOver, personKey } from './keys.ts'
import type { Key, Row, Table, Write } from './table.ts'

/** How long a mark is stored after a purge, in milliseconds. */
const retainedFor = 365 * dayMs

/** It has its own partition, because it outlives the purge of its person. It has only a keyed hash of a mailbox. */
const usedKey = (mark: string): Key => ({ pk: `TRIAL-USED#${mark}`, sk: 'TRIAL-USED' })
/** Names the mark for the purge, because the person's address may have changed. */
const markKey = (sub: string): Key => personKey(sub, 'TRIAL-MARK')
const storedMark = z.object({ mark: z.string() })

type Taking = {
  /** Of several calls that take the same mark at once, the condition of this write holds for one. */
  readonly used: Write
  readonly own: Write
}

/** The mailboxes that had their one trial. A mark is the keyed hash of a mailbox. */
export const trialMarkStore = (table: Table) => ({
  /** The writes that take a mark, for the transaction that begins the trial. Null if the mark is taken. */
  taking: async (sub: string, mark: string, now: Date): Promise<Taking | null> => {
    const found = await table.get(usedKey(mark))
    if (found && !isOver(found, now)) return null
    return {
      used: {
        put: { ...usedKey(mark), startedAt: now.toISOString() },
        // The mark may have expired although the table has not deleted it yet.
        condition: found ? { is: { startedAt: found.startedAt } } : { absent: true },
      },
      own: { put: { ...markKey(sub), mark } },
    }
  },
})
export type TrialMarkStore = ReturnType<typeof trialMarkStore>

/** The key of the mark that the row `TRIAL-MARK` of a person names. */
export const usedTrialKey = (row: Row): Key => usedKey(storedMark.parse(row).mark)

/** For a purge: the mark expires a year from now. A repeated call changes nothing. */
export const endTrialMark = async (table: Table, key: Key, now: Date): Promise<void> => {
  const until = new Date(now.getTime() + retainedFor)
  await table.update(key, { setIfAbsent: expiring(until) }, { is: {} })
}
