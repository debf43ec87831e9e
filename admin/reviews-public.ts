import { reviewModeration } from '../functions/store/review-moderation.ts'
import type { Verb } from './verb.ts'

export const reviewsPublic: Verb = {
  about: 'the reviews that everyone can read, oldest first',
  run: async table => ({
    columns: ['id', 'rating', 'likes', 'dislikes', 'reviewerName', 'reviewText'],
    rows: await reviewModeration(table).approved(),
    none: 'No review is public yet.',
  }),
}
