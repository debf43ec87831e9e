import { tokenOf } from './alert-row.ts'
import { listedKeys } from './alert-terms.ts'
import { reportedKey } from './job-report-row.ts'
import { idIn, personPartition } from './keys.ts'
import { deleteRows, eachRow } from './pages.ts'
import { ledgerKey } from './payment-row.ts'
import { profileKey } from './profile-row.ts'
import { pointedId, reviewKey } from './review-row.ts'
import { type KindsWith, type RowKindName, rowKindNames, rowKinds } from './row-kinds.ts'
import type { Row, Table } from './table.ts'
import { endTrialMark } from './trial-marks.ts'
import { hashedKey, unsubscribeKey } from './unsubscribes.ts'

type Purge = (table: Table, row: Row, of: { readonly sub: string; readonly now: Date }) => Promise<unknown>

/** What a purge does with rows in other partitions that a row names. Each function may be repeated. */
const linkedRows: Readonly<Record<KindsWith<{ readonly purge: 'linked' }>, Purge>> = {
  'REVIEW#': async (table, pointer, { sub }) => {
    for (const state of ['pending', 'approved'] as const)
      await table.remove(reviewKey(state, pointedId(pointer)), { is: { userId: sub } })
  },
  // The ledger's row stays, because the law requires records of payments for years. The person's name, address and id
  // are removed from it.
  'PAYMENT#': (table, { sk }) =>
    table.update(ledgerKey(idIn(String(sk))), { set: { sub: '', email: '', name: '' } }, { is: {} }),
  'ALERT#': async (table, alert, { sub }) => {
    for (const key of listedKeys(alert, { sub, id: idIn(String(alert.sk)) })) await table.remove(key)
    const token = tokenOf(alert)
    if (token !== undefined) await table.remove(unsubscribeKey(token))
  },
  // The report still counts. It loses the person, and what they wrote.
  'REPORTED#': (table, pointer, { sub }) =>
    table.update(reportedKey(pointer), { remove: ['userId', 'note'] }, { is: { userId: sub } }),
  'UNSUBSCRIBE#': (table, { sk }) => table.remove(hashedKey(idIn(String(sk)))),
  'TRIAL-MARK': (table, mark, { now }) => endTrialMark(table, mark, now),
}

const isLinked = (kind: RowKindName): kind is keyof typeof linkedRows => rowKinds[kind].purge === 'linked'

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
    await eachRow(table, { partition, startsWith: kind }, row => linkedRows[kind](table, row, { sub, now }))
  await deleteRows(table, { partition })
}
