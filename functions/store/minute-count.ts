import { expiring } from './keys.ts'
import type { Key, Table } from './table.ts'

const keepFor = 10 * 60_000

/** The calendar minute, as a part of a key. */
export const minuteOf = (now: Date): string => now.toISOString().slice(0, 16)

/** Counts one call in the row of a calendar minute. False if `atMost` calls are counted already. */
export const countInMinute = async (table: Table, key: Key, atMost: number, now: Date): Promise<boolean> => {
  const { written } = await table.update(
    key,
    { add: { used: 1 }, setIfAbsent: expiring(new Date(now.getTime() + keepFor)) },
    { below: { used: atMost } },
  )
  return written
}
