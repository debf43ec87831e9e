import type { ExportedRow } from '../../shared/api/account.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { mapBounded } from './bounded.ts'
import { exportedRowOf } from './export-row.ts'
import { isOver, personPartition } from './keys.ts'
import { findReview, pointedId } from './review-row.ts'
import { kindOf } from './row-kinds.ts'
import type { Row, Table } from './table.ts'

const pageSize = 200
const reviewConcurrency = 8

/**
 * A page token has only the sort key where the page ended. The partition comes from the caller's access token, so a
 * forged page token leads only to other rows of the caller.
 */
const pageTokenOf = (sortKey: unknown): string => Buffer.from(String(sortKey)).toString('base64url')
const sortKeyOf = (pageToken: string): string => {
  const sortKey = Buffer.from(pageToken, 'base64url').toString()
  if (sortKey === '' || pageTokenOf(sortKey) !== pageToken)
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

/** All rows that are stored of one person. */
export const exportStore = (table: Table) => ({
  /**
   * The next rows, and the token of the next page. `unknown` are the sort keys of kinds that the code does not know.
   */
  page: async (sub: string, after: string | undefined, now: Date) => {
    const { rows, next } = await table.query({
      partition: personPartition(sub),
      limit: pageSize,
      after: after === undefined ? undefined : { pk: personPartition(sub), sk: sortKeyOf(after) },
    })
    const current = rows.filter(row => !isOver(row, now))
    const exported = await mapBounded(reviewConcurrency, current, async (row: Row) =>
      kindOf(String(row.sk)) === 'REVIEW#'
        ? reviewsOf(table, sub, pointedId(row))
        : [exportedRowOf(row) ?? []].flat(),
    )
    return {
      rows: exported.flat(),
      next: next ? pageTokenOf(next.sk) : null,
      unknown: current.map(({ sk }) => String(sk)).filter(sortKey => !kindOf(sortKey)),
    }
  },
})
export type ExportStore = ReturnType<typeof exportStore>
