import { decodeTime, encodeTime } from 'ulid'
import * as z from 'zod/mini'
import type { ReviewForm } from '../../shared/api/reviews.ts'
import { personPartition } from './keys.ts'
import type { Key, Row, Table } from './table.ts'

/** Pending ones wait for an operator. Newest first is a backward query of one partition: the sort key is a ULID. */
export type ReviewState = 'pending' | 'approved'

export const reviewPartition = (state: ReviewState): string => `REVIEWS#${state}`
export const reviewKey = (state: ReviewState, id: string): Key => ({ pk: reviewPartition(state), sk: id })

export const reviewPointerPrefix = 'REVIEW#'
/**
 * In the person's own partition, by the id that was sent; it holds the id that the review has. So what was sent again is
 * known, and what was theirs is found for their export and for the purge.
 */
export const reviewPointerKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `${reviewPointerPrefix}${id}`,
})

/** What everybody is called who sends a review in. */
const reviewerRole = 'Job Seeker'

const storedPointer = z.object({ id: z.string() })
/** The id of the review that a pointer points to. */
export const pointedId = (pointer: Row): string => storedPointer.parse(pointer).id

const storedReview = z.object({
  id: z.string(),
  userId: z.string(),
  rating: z.int(),
  reviewText: z.string(),
  reviewerName: z.string(),
  reviewerRole: z.string(),
  likes: z.int(),
  dislikes: z.int(),
  createdAt: z.string(),
})
/** With `userId`, the sub of who wrote it: no contract lets that out. */
export type StoredReview = z.infer<typeof storedReview>

export const reviewOf = (row: Row): StoredReview => storedReview.parse(row)

/** A review as somebody sends it in. The id is the client's. */
export type NewReview = ReviewForm & { readonly id: string }

/** Phones whose clock is off by more than this, in milliseconds, do not choose a review's place in the list. */
const clockMayBeOff = 24 * 60 * 60 * 1000

/** The id that was sent, with our time in it where the phone's is wrong: a review of 2038 would be the newest for long. */
const timely = (id: string, now: Date): string =>
  Math.abs(decodeTime(id) - now.getTime()) <= clockMayBeOff
    ? id
    : `${encodeTime(now.getTime(), 10)}${id.slice(10)}`

export const beginReview = (sub: string, sent: NewReview, now: Date): StoredReview => ({
  ...sent,
  id: timely(sent.id, now),
  userId: sub,
  reviewerRole,
  likes: 0,
  dislikes: 0,
  createdAt: now.toISOString(),
})

export type FoundReview = { readonly state: ReviewState; readonly review: StoredReview }

/** Where one of that id stands now. In both places only where two people took the same id. */
export const findReview = async (table: Table, id: string): Promise<FoundReview[]> => {
  const rows = await Promise.all(
    (['pending', 'approved'] as const).map(async state => ({
      state,
      row: await table.get(reviewKey(state, id)),
    })),
  )
  return rows.flatMap(({ state, row }) => (row ? [{ state, review: reviewOf(row) }] : []))
}
