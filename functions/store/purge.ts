import { personPartition } from './keys.ts'
import { isLinked, type LinkedKind, linkedKeys } from './linked-rows.ts'
import { deleteRows, eachRow } from './pages.ts'
import { profileKey } from './profile-row.ts'
import { rowKindNames } from './row-kinds.ts'
import type { Key, Table } from './table.ts'
import { endTrialMark } from './trial-marks.ts'

type Purge = (table: Table, key: Key, of: { readonly sub: string; readonly now: Date }) => Promise<unknown>

/** What a purge does with a row in another partition. Each function may be repeated. */
const purgeLinked: Readonly<Record<LinkedKind, Purge>> = {
  'REVIEW#': (table, key, { sub }) => table.remove(key, { is: { userId: sub } }),
  // The ledger's row stays, because the law requires records of payments for years. The person's name, address and id
  // are removed from it.
  'PAYMENT#': (table, key) => table.update(key, { set: { sub: '', email: '', name: '' } }, { is: {} }),
  'ALERT#': (table, key) => table.remove(key),
  // The report still counts. It loses the person, and what they wrote.
  'REPORTED#': (table, key, { sub }) =>
    table.update(key, { remove: ['userId', 'note'] }, { is: { userId: sub } }),
  'UNSUBSCRIBE#': (table, key) => table.remove(key),
  'TRIAL-MARK': (table, key, { now }) => endTrialMark(table, key, now),
}

/**
 * Deletes all rows of a person. The stream's function then deletes the bytes of their files. The mark that their
 * mailbox had a trial stays for a year. A repeated call continues after an interrupted one.
 */
export const purgePerson = async (table: Table, sub: string, now: Date): Promise<void> => {
  const partition = personPartition(sub)
  // The profile is deleted first, because the stream's function makes no digest for a person without a profile. The
  // stream has a record of each row that is deleted afterwards.
  await table.remove(profileKey(sub))
  // The linked rows are deleted before the rows that name them, because nothing else names them.
  for (const kind of rowKindNames.filter(isLinked))
    await eachRow(table, { partition, startsWith: kind }, async row => {
      for (const key of linkedKeys[kind](row, sub)) await purgeLinked[kind](table, key, { sub, now })
    })
  await deleteRows(table, { partition })
}
