import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import {
  type Review,
  reviewsPageSize,
  type Vote,
  vote as voteSchema,
  votesShown,
} from '../../shared/api/reviews.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { reviewsADay } from '../../shared/domain/limits.ts'
import { personKey, personRange } from './keys.ts'
import { newestPage } from './pages.ts'
import {
  beginReview,
  type NewReview,
  pointedId,
  reviewKey,
  reviewOf,
  reviewPartition,
  reviewPointerKey,
} from './review-row.ts'
import type { Key, Table } from './table.ts'
import { oneUse } from './usage.ts'

/** If the pointer exists, the review was sent before. Only a new review counts for the daily limit. */
const submit = async (table: Table, sub: string, sent: NewReview, now: Date): Promise<string> => {
  const review = beginReview(sub, sent, now)
  const { id, createdAt } = review
  const failed = await table.transact([
    { put: { ...reviewPointerKey(sub, sent.id), id, createdAt }, condition: { absent: true } },
    { put: { ...reviewKey('pending', id), ...review }, condition: { absent: true } },
    oneUse(sub, 'review', dayInLagos(now), reviewsADay),
  ])
  const pointer = failed.find(({ index }) => index === 0)?.found
  if (pointer) return pointedId(pointer)
  if (failed.length === 0) return id
  if (failed.some(({ index }) => index === 1))
    throw new ApiError('invalid_input', { fields: { id: 'This id is taken.' } })
  throw new ApiError('daily_limit')
}

/** Reviews of the product. A review becomes public when an operator approves it. */
export const reviewStore = (table: Table) => ({
  /** One page of public reviews, newest first, in one round trip. `older` is where the next page begins, or null. */
  list: async (before?: string): Promise<{ reviews: Review[]; older: string | null }> => {
    const after = before === undefined ? undefined : reviewKey('approved', before)
    const range = { partition: reviewPartition('approved'), after }
    const { items, older } = await newestPage(table, range, reviewsPageSize, reviewOf)
    return { reviews: items, older }
  },
  /**
   * Returns the id of the review. A call that is repeated with the same id adds the review once. Throws daily_limit, or
   * invalid_input for an id that another person has used.
   */
  submit: (sub: string, sent: NewReview, now: Date) => submit(table, sub, sent, now),
})
export type ReviewStore = ReturnType<typeof reviewStore>

const voteKey = (sub: string, reviewId: string): Key => personKey(sub, `VOTE#${reviewId}`)

const storedVote = z.object({ reviewId: z.string(), vote: voteSchema })

const counts = { like: { likes: 1 }, dislike: { dislikes: 1 } } as const

/** The person's row of the vote must be absent, so a second vote changes nothing, also at the same moment. */
const cast = async (table: Table, sub: string, id: string, vote: Vote, now: Date) => {
  const refused = await table.transact([
    {
      put: { ...voteKey(sub, id), reviewId: id, vote, createdAt: now.toISOString() },
      condition: { absent: true },
    },
    { update: reviewKey('approved', id), changes: { add: counts[vote] }, condition: { is: {} } },
  ])
  const [row, first] = await Promise.all([
    table.get(reviewKey('approved', id)),
    refused.length > 0 ? table.get(voteKey(sub, id)) : { reviewId: id, vote },
  ])
  if (!row || !first) throw new ApiError('not_found')
  const { likes, dislikes } = reviewOf(row)
  return { likes, dislikes, vote: storedVote.parse(first).vote }
}

/** Likes and dislikes of public reviews. A person has one vote for each review. */
export const voteStore = (table: Table) => ({
  /** Returns the counts, and the person's first vote, which is the one that counts. Throws not_found if not public. */
  vote: (sub: string, id: string, vote: Vote, now: Date) => cast(table, sub, id, vote, now),
  /** The person's votes, those of the newest reviews first, in one round trip. */
  list: async (sub: string): Promise<{ id: string; vote: Vote }[]> => {
    const range = { ...personRange(sub, 'VOTE#'), newestFirst: true, limit: votesShown }
    const { rows } = await table.query(range)
    return rows.map(row => {
      const { reviewId, vote } = storedVote.parse(row)
      return { id: reviewId, vote }
    })
  },
})
export type VoteStore = ReturnType<typeof voteStore>
