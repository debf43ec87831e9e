import { personKey, personRange } from './keys.ts'
import { everyRow } from './pages.ts'
import { isPrefix, rowKindNames, rowKinds } from './row-kinds.ts'
import { subscriptionKey } from './subscription-row.ts'
import type { Key, Table } from './table.ts'

/** A transaction can have 100 writes, and one of them is the check of the subscription. */
const rowsAtOnce = 99
const paidKinds = rowKindNames.filter(name => rowKinds[name].plan === 'paid')

/**
 * Deletes the data that only a paid plan stores, 90 days after the plan has ended. In row-kinds.ts these kinds of rows
 * are `paid`. Each transaction has the condition that the subscription still has `version`, so a payment in between
 * stops the removal, and new data stays. Returns false if the removal was stopped. A repeated call continues after an
 * interrupted one. The card and the counts are deleted last, so there are never more rows than the counts say.
 */
export const removePaidData = async (table: Table, sub: string, version: number): Promise<boolean> => {
  const unchanged = { check: subscriptionKey(sub), condition: { is: { version } } }
  const remove = async (keys: readonly Key[]): Promise<boolean> =>
    (await table.transact([unchanged, ...keys.map(key => ({ remove: key }))])).length === 0

  for (const kind of paidKinds.filter(isPrefix)) {
    const rows = await everyRow(table, { ...personRange(sub, kind), only: [] })
    const keys = rows.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }))
    while (keys.length > 0) if (!(await remove(keys.splice(0, rowsAtOnce)))) return false
  }
  return remove(paidKinds.flatMap(kind => (isPrefix(kind) ? [] : [personKey(sub, kind)])))
}
