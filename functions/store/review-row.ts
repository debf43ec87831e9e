import { decodeTime, encodeTime } from 'ulid'
import * as z from 'zod/mini'
import type { ReviewForm } from '../../shared/api/reviews.ts'
import { personKey } from './keys.ts'
import type { Key, Row, Table } from './table.ts'

/**
 * A pending review waits for an operator. Each state is a partition whose sort keys are ULIDs, so a backward query
 * returns the newest review first.
 */
export type ReviewState = 'pending' | 'approved'

export const reviewPartition = (state: ReviewState): string => `REVIEWS#${state}`
export const reviewKey = (state: ReviewState, id: string): Key => ({ pk: reviewPartition(state), sk: id })

/**
 * The pointer in the person's partition. Its key has the id that the client sent, and its attribute the id of the
 * review. A repeated call finds the pointer, and the export and the purge find the review by it.
 */
export const reviewPointerKey = (sub: string, id: string): Key => personKey(sub, `REVIEW#${id}`)

/** The role that is shown with every review. */
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
/** `userId` is the sub of the author. No answer of the API contains it. */
export type StoredReview = z.infer<typeof storedReview>

export const reviewOf = (row: Row): StoredReview => storedReview.parse(row)

/** A new review. The client makes the id. */
export type NewReview = ReviewForm & { readonly id: string }

/** If the clock of a phone is wrong by more than this, in milliseconds, its time does not order the list. */
const clockMayBeOff = 24 * 60 * 60 * 1000

/** The client's id, with our time in it if the client's is wrong. A review from 2038 would be the newest for years. */
const withPlausibleTime = (id: string, now: Date): string =>
  Math.abs(decodeTime(id) - now.getTime()) <= clockMayBeOff
    ? id
    : `${encodeTime(now.getTime(), 10)}${id.slice(10)}`

export const beginReview = (sub: string, sent: NewReview, now: Date): StoredReview => ({
  ...sent,
  id: withPlausibleTime(sent.id, now),
  userId: sub,
  reviewerRole,
  likes: 0,
  dislikes: 0,
  createdAt: now.toISOString(),
})

type FoundReview = { readonly state: ReviewState; readonly review: StoredReview }

/** The reviews with this id. There are two only if two people have used the same id. */
export const findReview = async (table: Table, id: string): Promise<FoundReview[]> => {
  const rows = await Promise.all(
    (['pending', 'approved'] as const).map(async state => ({
      state,
      row: await table.get(reviewKey(state, id)),
    })),
  )
  return rows.flatMap(({ state, row }) => (row ? [{ state, review: reviewOf(row) }] : []))
}
