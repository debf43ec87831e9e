import * as z from 'zod/mini'
import { instant, line, ulid } from './fields.ts'
import { domain } from './operation.ts'

/** How many approved reviews one page holds. */
export const reviewsPageSize = 30
/** How many of their own votes a person gets: those of the newest reviews, which are the ones that are shown first. */
export const votesShown = 200
/** The most characters of a review. */
export const reviewLimit = 1000

const reviewForm = z.strictObject({
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  reviewText: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Review is required.'),
      z.maxLength(reviewLimit, `Keep this to at most ${reviewLimit} characters.`),
    ),
  reviewerName: line('Name', 80),
})
export type ReviewForm = z.infer<typeof reviewForm>

/** A public review. Its author is shown only by the name that they gave. */
export const review = z.object({
  id: ulid,
  rating: reviewForm.shape.rating,
  reviewText: z.string(),
  reviewerName: z.string(),
  reviewerRole: z.string(),
  likes: z.int(),
  dislikes: z.int(),
  createdAt: instant,
})
export type Review = z.infer<typeof review>

export const vote = z.enum(['like', 'dislike'])
export type Vote = z.infer<typeof vote>

export const reviewOperations = domain({
  list: {
    method: 'GET',
    path: '/reviews',
    access: 'public',
    summary: 'The newest approved reviews, at most 30; `before` an id, the ones older than it.',
    query: z.strictObject({ before: z.optional(ulid) }),
    response: z.object({
      reviews: z.array(review),
      /** Send this as `before` for the next page; null at the end. */
      older: z.nullable(ulid),
    }),
    errors: ['invalid_input'],
  },
  submit: {
    method: 'POST',
    path: '/reviews',
    access: 'person',
    summary:
      'Send a review in. It is public once it is approved. Sent again with the same id it is the same one.',
    body: z.extend(reviewForm, { id: ulid }),
    response: z.object({ id: ulid }),
    status: 201,
    errors: ['invalid_input', 'daily_limit'],
  },
  votes: {
    method: 'GET',
    path: '/reviews/votes',
    access: 'person',
    summary: "The caller's votes, those of the newest reviews first, at most 200.",
    response: z.object({ votes: z.array(z.object({ id: ulid, vote })) }),
    errors: [],
  },
  vote: {
    method: 'PUT',
    path: '/reviews/{id}/vote',
    access: 'person',
    summary: 'Like or dislike an approved review. One vote a person: a second one changes nothing.',
    params: z.strictObject({ id: ulid }),
    body: z.strictObject({ vote }),
    /** `vote` is the vote that counts, which is the person's first. */
    response: z.object({ likes: z.int(), dislikes: z.int(), vote }),
    errors: ['invalid_input', 'not_found'],
  },
})
