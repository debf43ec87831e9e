import type { Review, Vote } from '../../../shared/api/reviews.ts'
import { dayInWords } from '../../../shared/domain/day-in-words.ts'
import { copyOf, fill } from './slots.ts'

export type Votes = Pick<Review, 'likes' | 'dislikes'>

const showVotes = (card: HTMLElement, { likes, dislikes }: Votes): void => {
  fill(card, 'likes', String(likes))
  fill(card, 'dislikes', String(dislikes))
}

/** `vote` answers with the new figures, or with null where it came to nothing and was told to the person. */
export const reviewCard = (review: Review, vote: (vote: Vote) => Promise<Votes | null>): HTMLElement => {
  const card = copyOf('review-card')
  fill(card, 'text', review.reviewText)
  fill(card, 'name', review.reviewerName)
  fill(card, 'role', review.reviewerRole)
  fill(card, 'day', dayInWords(review.createdAt.slice(0, 10)))
  showVotes(card, review)
  const stars = card.querySelector<HTMLElement>('[data-slot=stars]')
  if (stars) stars.dataset.rating = String(review.rating)
  stars?.setAttribute('aria-label', `${review.rating} of 5 stars`)

  for (const kind of ['like', 'dislike'] as const) {
    const button = card.querySelector(`[data-vote=${kind}]`)
    button?.addEventListener('click', async () => {
      if (button.ariaDisabled === 'true') return
      button.setAttribute('aria-disabled', 'true')
      const votes = await vote(kind)
      if (votes) showVotes(card, votes)
      button.removeAttribute('aria-disabled')
    })
  }
  return card
}
