import { mapBounded } from './bounded.ts'
import { personPartition } from './keys.ts'
import { pointedId, reviewKey, reviewPointerPrefix } from './review-row.ts'
import type { Row, Table } from './table.ts'

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

/** Deletes all that is kept of a person in the table. Cut short it goes on where it was; done again it is no error. */
export const purgePerson = async (table: Table, sub: string): Promise<void> => {
  await purgeReviews(table, sub)
  for await (const rows of pagesOf(table, sub))
    await mapBounded(concurrency, rows, ({ pk, sk }) => table.remove({ pk: String(pk), sk: String(sk) }))
}
