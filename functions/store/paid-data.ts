import { fileOf } from './files.ts'
import { personKey, personRange } from './keys.ts'
import { everyRow } from './pages.ts'
import {
  isPrefix,
  type KindsWith,
  type RowKindName,
  type RowPrefix,
  rowKindNames,
  rowKinds,
} from './row-kinds.ts'
import { subscriptionKey } from './subscription-row.ts'
import type { Key, Table } from './table.ts'

/** A transaction can have 100 writes, and one of them is the check of the subscription. */
const rowsAtOnce = 99

type PaidKind = KindsWith<{ readonly plan: 'paid' }>
/** A kind of row of which a person has many, and that only a paid plan stores. */
export type PaidPrefix = Extract<PaidKind, RowPrefix>

const isPaid = (kind: RowKindName): kind is PaidKind => rowKinds[kind].plan === 'paid'
const paidKinds = rowKindNames.filter(isPaid)
/** The kinds of which a person has many rows. The others have one row each. */
export const paidPrefixes = paidKinds.filter((kind): kind is PaidPrefix => isPrefix(kind))

/** What a person made with a paid plan. Kinds without rows are left out, so nothing made is an empty list. */
export type PaidData = {
  readonly made: readonly { readonly kind: PaidPrefix; readonly count: number }[]
  /** As the person named their files. */
  readonly fileNames: readonly string[]
}

/** Reads what `removePaidData` would remove, apart from the saved card. */
export const paidDataOf = async (table: Table, sub: string): Promise<PaidData> => {
  const counted = async (kind: PaidPrefix) => {
    const rows = await everyRow(table, { ...personRange(sub, kind), only: [] })
    return { kind, count: rows.length }
  }
  const [made, files] = await Promise.all([
    Promise.all(paidPrefixes.map(counted)),
    everyRow(table, personRange(sub, 'FILE#')),
  ])
  return {
    made: made.filter(({ count }) => count > 0),
    fileNames: files.map(row => fileOf(row).name),
  }
}

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

  for (const kind of paidPrefixes) {
    const rows = await everyRow(table, { ...personRange(sub, kind), only: [] })
    const keys = rows.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }))
    while (keys.length > 0) if (!(await remove(keys.splice(0, rowsAtOnce)))) return false
  }
  return remove(paidKinds.flatMap(kind => (isPrefix(kind) ? [] : [personKey(sub, kind)])))
}
