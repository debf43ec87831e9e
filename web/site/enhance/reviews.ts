import type { Review, Vote } from '../../../shared/api/reviews.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { storedPerson } from '../../session/person.ts'
import { notify } from '../../ui/notify.ts'
import { reviewCard, type Votes } from './review-card.ts'

// The contract, and what it takes to read it, comes when the section comes near; React only for who writes a review.
const client = lazyFile(() => import('../reviews/client.ts'), { inBackground: true })
const form = lazyFile(() => import('../reviews/write-review.tsx'), { inBackground: true })

/** As many as are in view before 'Show All'. */
const shownAtFirst = 3
/** How far below the view the section is when its reviews are asked for. */
const ahead = '1200px'

const notLoaded = {
  kind: 'offline',
  title: 'That did not load',
  description: 'The connection dropped. Please try again.',
} as const

const vote = async (id: string, kind: Vote): Promise<Votes | null> => {
  if (!storedPerson.read()) {
    notify({ kind: 'error', title: 'Login Required', description: 'Please login to rate a review.' })
    return null
  }
  try {
    const { reviews } = await client.load()
    const votes = await reviews.vote({ params: { id }, body: { vote: kind } })
    if (votes.vote === kind)
      notify({ kind: 'success', title: 'Thank you!', description: `Your ${kind} has been recorded.` })
    else
      notify({
        kind: 'info',
        title: 'You rated this review before',
        description: `Your ${votes.vote} stands: each person has one vote.`,
      })
    return votes
  } catch {
    notify({
      kind: 'error',
      title: 'Error',
      description: 'Failed to record your feedback. Please try again.',
    })
    return null
  }
}

const cardsOf = (reviews: readonly Review[]): HTMLElement[] =>
  reviews.map(review => reviewCard(review, kind => vote(review.id, kind)))

/** Puts approved reviews in the place of the samples. Without any, and without a line, the samples stand. */
const showApproved = async (section: HTMLElement): Promise<void> => {
  const part = (name: string) => section.querySelector<HTMLElement>(`[data-${name}]`)
  const { reviews } = await client.load()
  let page = await reviews.list({ query: {} })
  if (page.reviews.length === 0) return
  part('samples')?.remove()
  part('first')?.replaceChildren(...cardsOf(page.reviews.slice(0, shownAtFirst)))
  part('rest')?.replaceChildren(...cardsOf(page.reviews.slice(shownAtFirst)))
  const [more, older] = [part('more'), part('older')]
  if (more) more.hidden = page.reviews.length <= shownAtFirst
  const offerOlder = () => {
    if (older) older.hidden = page.older === null
  }
  const bringOlder = async () => {
    if (page.older === null) return
    page = await reviews.list({ query: { before: page.older } })
    part('rest')?.append(...cardsOf(page.reviews))
    offerOlder()
  }
  older?.addEventListener('click', () => bringOlder().catch(() => notify(notLoaded)))
  offerOlder()
}

const write = async (): Promise<void> => {
  try {
    const { openForm } = await form.load()
    openForm()
  } catch {
    notify(notLoaded)
  }
}

export const followReviews = (): void => {
  const section = document.querySelector<HTMLElement>('[data-reviews]')
  if (!section) return
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      showApproved(section).catch(() => undefined)
    },
    { rootMargin: ahead },
  )
  near.observe(section)
  section.querySelector('[data-write]')?.addEventListener('click', () => void write())
}
