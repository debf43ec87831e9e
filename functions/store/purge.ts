import { tokenOf } from './alert-row.ts'
import { mapBounded } from './bounded.ts'
import { personPartition } from './keys.ts'
import { ledgerKey } from './payment-row.ts'
import { profileKey } from './profile-row.ts'
import { pointedId, reviewKey, reviewPointerPrefix } from './review-row.ts'
import { alertPrefix, paymentPrefix } from './schema.ts'
import type { Row, Table } from './table.ts'
import { endTrialMark } from './trial-marks.ts'
import { unsubscribeKey } from './unsubscribes.ts'

const pageSize = 100
const concurrency = 8

/** Page by page; each page is over before the next is asked for. */
async function* pagesOf(table: Table, sub: string, startsWith?: string): AsyncGenerator<Row[]> {
  let after: Row | undefined
  do {
    const { rows, next } = await table.query({
      partition: personPartition(sub),
      ...(startsWith !== undefined && { startsWith }),
      limit: pageSize,
      after,
    })
    yield rows
    after = next
  } while (after)
}

/** Reviews stand outside of the person's partition, and only the pointers in it know them: so they go first. */
const purgeReviews = async (table: Table, sub: string): Promise<void> => {
  for await (const pointers of pagesOf(table, sub, reviewPointerPrefix))
    await mapBounded(concurrency, pointers, async pointer => {
      for (const state of ['pending', 'approved'] as const)
        await table.remove(reviewKey(state, pointedId(pointer)), { is: { userId: sub } })
    })
}

/** What the links of their mails lead to: only the alerts know it. */
const purgeUnsubscribes = async (table: Table, sub: string): Promise<void> => {
  for await (const alerts of pagesOf(table, sub, alertPrefix))
    await mapBounded(concurrency, alerts, async alert => {
      const token = tokenOf(alert)
      if (token !== undefined) await table.remove(unsubscribeKey(token))
    })
}

/**
 * The ledger's rows stay: what was paid must be told for years. They name nobody any more, neither by name nor by the
 * id that the person had.
 */
const purgeLedger = async (table: Table, sub: string): Promise<void> => {
  for await (const payments of pagesOf(table, sub, paymentPrefix))
    await mapBounded(concurrency, payments, async ({ sk }) => {
      const key = ledgerKey(String(sk).slice(paymentPrefix.length))
      await table.update(key, { set: { sub: '', email: '', name: '' } }, { is: {} })
    })
}

/**
 * Deletes all that is kept of a person in the table. The mark that their mailbox had a trial stays for a year. A
 * purge that was cut short goes on when it is repeated.
 */
export const purgePerson = async (table: Table, sub: string, now: Date): Promise<void> => {
  // First, for each row that goes is in the stream: without a profile no digest is made of those that are left.
  await table.remove(profileKey(sub))
  await purgeReviews(table, sub)
  await purgeLedger(table, sub)
  await purgeUnsubscribes(table, sub)
  await endTrialMark(table, sub, now)
  for await (const rows of pagesOf(table, sub))
    await mapBounded(concurrency, rows, ({ pk, sk }) => table.remove({ pk: String(pk), sk: String(sk) }))
}
