import type { ExportedRow } from '../../shared/api/account.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { mapBounded } from './bounded.ts'
import { isOver } from './expiry.ts'
import { exportedRowOf, kindOf } from './export-row.ts'
import { personPartition } from './keys.ts'
import { findReview, pointedId, reviewPointerPrefix } from './review-row.ts'
import type { Row, Table } from './table.ts'

const pageSize = 200
const reviewConcurrency = 8

/**
 * Where a page ended: the sort key alone. Whose partition it is, the page does not say but the caller's token: a forged
 * word leads to another place among one's own rows.
 */
const wordOf = (sortKey: unknown): string => Buffer.from(String(sortKey)).toString('base64url')
const sortKeyOf = (word: string): string => {
  const sortKey = Buffer.from(word, 'base64url').toString()
  if (sortKey === '' || wordOf(sortKey) !== word)
    throw new ApiError('invalid_input', { fields: { after: 'This is not a word that a page gave.' } })
  return sortKey
}

const reviewsOf = async (table: Table, sub: string, id: string): Promise<ExportedRow[]> =>
  (await findReview(table, id))
    .filter(({ review }) => review.userId === sub)
    .map(({ state, review: { userId: _, ...data } }) => ({
      section: 'reviews',
      data: { ...data, approved: state === 'approved' },
    }))

/** All that is kept of one person. */
export const exportStore = (table: Table) => ({
  /** The next rows, and what to ask for after them; `unknown` are sort keys of a kind that this does not know. */
  page: async (sub: string, after: string | undefined, now: Date) => {
    const { rows, next } = await table.query({
      partition: personPartition(sub),
      limit: pageSize,
      after: after === undefined ? undefined : { pk: personPartition(sub), sk: sortKeyOf(after) },
    })
    const kept = rows.filter(row => !isOver(row, now))
    const exported = await mapBounded(reviewConcurrency, kept, async (row: Row) =>
      String(row.sk).startsWith(reviewPointerPrefix)
        ? reviewsOf(table, sub, pointedId(row))
        : [exportedRowOf(row) ?? []].flat(),
    )
    return {
      rows: exported.flat(),
      next: next ? wordOf(next.sk) : null,
      unknown: kept.map(({ sk }) => String(sk)).filter(sortKey => !kindOf(sortKey)),
    }
  },
})
export type ExportStore = ReturnType<typeof exportStore>
