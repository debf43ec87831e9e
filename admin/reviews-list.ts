import { reviewModeration } from '../functions/store/review-moderation.ts'
import type { Verb } from './verb.ts'

export const reviewsList: Verb = {
  about: 'the reviews that wait for you, oldest first',
  run: async table => ({
    columns: ['id', 'createdAt', 'rating', 'reviewerName'],
    text: 'reviewText',
    rows: await reviewModeration(table).pending(),
    none: 'No review is waiting.',
  }),
}
