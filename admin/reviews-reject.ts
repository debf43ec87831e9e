import { reviewModeration } from '../functions/store/review-moderation.ts'
import type { Verb } from './verb.ts'

export const reviewsReject: Verb = {
  takes: '<id>',
  about: 'delete a review, waiting or public',
  run: async (table, id) => {
    await reviewModeration(table).reject(id)
    return { done: `The review ${id} is deleted.` }
  },
}
