import { reviewModeration } from '../functions/store/review-moderation.ts'
import type { Verb } from './verb.ts'

export const reviewsApprove: Verb = {
  takes: '<id>',
  about: 'make a waiting review public',
  run: async (table, id) => {
    await reviewModeration(table).approve(id)
    return { done: `The review ${id} is public.` }
  },
}
