import { ApiError } from '../../shared/api/errors.ts'
import { type Review, reviewsPageSize } from '../../shared/api/reviews.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { reviewsADay } from '../../shared/domain/daily-limits.ts'
import {
  beginReview,
  type NewReview,
  pointedId,
  reviewKey,
  reviewOf,
  reviewPartition,
  reviewPointerKey,
} from './review-row.ts'
import type { Table } from './table.ts'
import { oneUse } from './usage.ts'

/** Newest first, a page at a time, in one round trip. `older` is where the next page begins; null at the end. */
const list = async (
  table: Table,
  before: string | undefined,
): Promise<{ reviews: Review[]; older: string | null }> => {
  const { rows, next } = await table.query({
    partition: reviewPartition('approved'),
    newestFirst: true,
    limit: reviewsPageSize + 1,
    after: before === undefined ? undefined : reviewKey('approved', before),
  })
  const reviews = rows.slice(0, reviewsPageSize).map(reviewOf)
  const more = rows.length > reviewsPageSize || next !== undefined
  return { reviews, older: more ? (reviews.at(-1)?.id ?? null) : null }
}

/** The pointer says that it was sent before; only a review that is new counts against the day. */
const submit = async (table: Table, sub: string, sent: NewReview, now: Date): Promise<string> => {
  const review = beginReview(sub, sent, now)
  const { id, createdAt } = review
  const failed = await table.transact([
    { put: { ...reviewPointerKey(sub, sent.id), id, createdAt }, condition: { absent: true } },
    { put: { ...reviewKey('pending', id), ...review }, condition: { absent: true } },
    oneUse(sub, 'review', dayInLagos(now), reviewsADay),
  ])
  const before = failed.find(({ index }) => index === 0)?.found
  if (before) return pointedId(before)
  if (failed.length === 0) return id
  if (failed.some(({ index }) => index === 1))
    throw new ApiError('invalid_input', { fields: { id: 'This id is taken.' } })
  throw new ApiError('daily_limit')
}

/** What people say of the product. Nothing is public before an operator has approved it. */
export const reviewStore = (table: Table) => ({
  /** The approved ones. */
  list: (before?: string) => list(table, before),
  /** Gives back the review's id. Sent again it is the same one. Throws invalid_input for another person's id, or daily_limit. */
  submit: (sub: string, sent: NewReview, now: Date) => submit(table, sub, sent, now),
})
export type ReviewStore = ReturnType<typeof reviewStore>
