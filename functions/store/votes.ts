import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { type Vote, vote as voteSchema } from '../../shared/api/reviews.ts'
import { personPartition } from './keys.ts'
import { reviewKey, reviewOf } from './review-row.ts'
import type { Key, Table } from './table.ts'

const voteKey = (sub: string, reviewId: string): Key => ({
  pk: personPartition(sub),
  sk: `VOTE#${reviewId}`,
})

const storedVote = z.object({ vote: voteSchema })

const counts = { like: { likes: 1 }, dislike: { dislikes: 1 } } as const

/** The person's own row is the guard: a second vote, either way and however many at once, changes nothing. */
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
    refused.length > 0 ? table.get(voteKey(sub, id)) : { vote },
  ])
  if (!row || !first) throw new ApiError('not_found')
  const { likes, dislikes } = reviewOf(row)
  return { likes, dislikes, vote: storedVote.parse(first).vote }
}

/** Likes and dislikes of approved reviews, one a person and review. */
export const voteStore = (table: Table) => ({
  /** Answers how many there are now, and the person's vote that counts: their first. Throws not_found for a review that is not public. */
  vote: (sub: string, id: string, vote: Vote, now: Date) => cast(table, sub, id, vote, now),
})
export type VoteStore = ReturnType<typeof voteStore>
