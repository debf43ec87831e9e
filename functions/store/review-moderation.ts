import { ApiError } from '../../shared/api/errors.ts'
import {
  findReview,
  type ReviewState,
  reviewKey,
  reviewOf,
  reviewPartition,
  type StoredReview,
} from './review-row.ts'
import type { Row, Table } from './table.ts'

/** Oldest first: who waits longest is seen first. */
const all = async (table: Table, state: ReviewState): Promise<StoredReview[]> => {
  const found: StoredReview[] = []
  let after: Row | undefined
  do {
    const { rows, next } = await table.query({ partition: reviewPartition(state), after })
    found.push(...rows.map(reviewOf))
    after = next
  } while (after)
  return found
}

/** One that was approved meanwhile stays as it is. */
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
 * Of a waiting and a public one with the same id, of two people, the waiting goes first. The pointer stays: what was
 * rejected can't be sent again.
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
  /** Makes it public. Throws not_found where none of that id waits. */
  approve: (id: string) => approve(table, id),
  /** Deletes it, public or not. Throws not_found. */
  reject: (id: string) => reject(table, id),
})
export type ReviewModeration = ReturnType<typeof reviewModeration>
