import { tokenOf } from './alert-row.ts'
import { listedKeys } from './alert-terms.ts'
import { reportedKey } from './job-report-row.ts'
import { idIn } from './keys.ts'
import { ledgerKey } from './payment-row.ts'
import { pointedId, reviewKey } from './review-row.ts'
import { type KindsWith, type RowKindName, rowKinds } from './row-kinds.ts'
import type { Key, Row } from './table.ts'
import { usedTrialKey } from './trial-marks.ts'
import { hashedKey, unsubscribeKey } from './unsubscribes.ts'

/** A kind of row in a person's partition that names rows of the person in other partitions. */
export type LinkedKind = KindsWith<{ readonly purge: 'linked' }>

export const isLinked = (kind: RowKindName): kind is LinkedKind => rowKinds[kind].purge === 'linked'

/** The keys of the rows in other partitions that a row of the person `sub` names. There may be no row with a key. */
export const linkedKeys: Readonly<Record<LinkedKind, (row: Row, sub: string) => Key[]>> = {
  'REVIEW#': pointer => (['pending', 'approved'] as const).map(state => reviewKey(state, pointedId(pointer))),
  'PAYMENT#': ({ sk }) => [ledgerKey(idIn(String(sk)))],
  'ALERT#': (alert, sub) => {
    const token = tokenOf(alert)
    const terms = listedKeys(alert, { sub, id: idIn(String(alert.sk)) })
    return token === undefined ? terms : [...terms, unsubscribeKey(token)]
  },
  'REPORTED#': pointer => [reportedKey(pointer)],
  'UNSUBSCRIBE#': ({ sk }) => [hashedKey(idIn(String(sk)))],
  'TRIAL-MARK': mark => [usedTrialKey(mark)],
}
