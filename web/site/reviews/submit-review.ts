import { ApiError } from '../../../shared/api/errors.ts'
import { storedPerson } from '../../session/person.ts'
import { notify } from '../../ui/notify.ts'
import { reviews } from './client.ts'
import type { ReviewDraft } from './review-draft.ts'

const loginRequired = () =>
  notify({ kind: 'error', title: 'Login Required', description: 'Please login to submit a review.' })

const failed = (error: unknown) => {
  if (error instanceof ApiError && error.code === 'unauthenticated') return loginRequired()
  const words = error instanceof ApiError && error.code === 'daily_limit' ? error.message : undefined
  notify({
    kind: 'error',
    title: 'Error',
    description: words ?? 'Failed to submit review. Please try again.',
  })
}

/** Sends a review, and says what became of it. True where it arrived. */
export const submitReview = async ({
  id,
  rating,
  reviewText,
  reviewerName,
}: ReviewDraft): Promise<boolean> => {
  if (rating === 0 || !reviewText.trim() || !reviewerName.trim()) {
    notify({
      kind: 'error',
      title: 'Missing Information',
      description: 'Please fill in all fields and select a rating.',
    })
    return false
  }
  if (!storedPerson.read()) {
    loginRequired()
    return false
  }
  try {
    await reviews.submit({ body: { id, rating, reviewText, reviewerName } })
    notify({
      kind: 'success',
      title: 'Review Submitted!',
      description: 'Thank you for your feedback. Your review will be published after moderation.',
    })
    return true
  } catch (error) {
    failed(error)
    return false
  }
}
