import { cardKey } from './cards.ts'
import { fileCountKey } from './files.ts'
import { personPartition } from './keys.ts'
import { filePrefix } from './schema.ts'
import type { Key, Table } from './table.ts'

/**
 * What only a paid plan keeps of a person, and what goes 90 days after its end: the card that renewed it, and their
 * files. What a later tool stores for paid plans alone joins here. Few enough for one transaction.
 */
export const paidDataKeys = async (table: Table, sub: string): Promise<Key[]> => {
  const range = { partition: personPartition(sub), startsWith: filePrefix, keysOnly: true }
  const { rows } = await table.query(range)
  return [cardKey(sub), fileCountKey(sub), ...rows.map(({ sk }) => ({ pk: range.partition, sk: String(sk) }))]
}
