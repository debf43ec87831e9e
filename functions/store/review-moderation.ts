import { ApiError } from '../../shared/api/errors.ts'
import { everyRow } from './pages.ts'
import {
  findReview,
  type ReviewState,
  reviewKey,
  reviewOf,
  reviewPartition,
  type StoredReview,
} from './review-row.ts'
import type { Table } from './table.ts'

/** Oldest first, so that the operator sees first what has waited longest. */
const all = async (table: Table, state: ReviewState): Promise<StoredReview[]> =>
  (await everyRow(table, { partition: reviewPartition(state) })).map(reviewOf)

/** Makes a review public. A review that was approved meanwhile stays as it is. */
const approve = async (table: Table, id: string): Promise<void> => {
  const pending = reviewKey('pending', id)
  const row = await table.get(pending)
  if (!row) throw new ApiError('not_found')
  const failed = await table.transact([
    { remove: pending, condition: { is: { userId: reviewOf(row).userId } } },
    { put: { ...row, ...reviewKey('approved', id) }, condition: { absent: true } },
  ])
  if (failed.length > 0) throw new ApiError('not_found')
}

/**
 * Deletes a review. If two people have used the same id, the pending review is deleted before the public one. The
 * pointer stays, so that a rejected review can't be sent again.
 */
const reject = async (table: Table, id: string): Promise<void> => {
  const [found] = await findReview(table, id)
  if (!found) throw new ApiError('not_found')
  const { state, review } = found
  await table.remove(reviewKey(state, id), { is: { userId: review.userId } })
}

/** What an operator does with reviews. */
export const reviewModeration = (table: Table) => ({
  pending: () => all(table, 'pending'),
  approved: () => all(table, 'approved'),
  /** Makes a review public. Throws not_found if no review with that id is pending. */
  approve: (id: string) => approve(table, id),
  /** Deletes a review, pending or public. Throws not_found. */
  reject: (id: string) => reject(table, id),
})
