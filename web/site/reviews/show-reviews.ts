import type { Review, Vote } from '../../../shared/api/reviews.ts'
import { dayInWords } from '../../../shared/domain/calendar.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/store.ts'
import { notify } from '../../ui/notify.ts'
import { copyOf, fill } from '../page-controls.ts'

// The contract, and what reads it, is loaded when the section comes near; React only when somebody writes a review.
const client = lazyFile(() => import('./client.ts'), { inBackground: true })
const form = lazyFile(() => import('./write-review.tsx'), { inBackground: true })

type Votes = Pick<Review, 'likes' | 'dislikes'>
type OwnVote = { readonly id: string; readonly vote: Vote }

/** How far below the view the section is when its reviews are asked for. */
const ahead = '1200px'

const notLoaded = {
  kind: 'offline',
  title: 'That did not load',
  description: 'The connection dropped. Please try again.',
} as const

/** The new figures, and the vote that counts; null: the vote came to nothing, and a toast says why. */
const vote = async (id: string, kind: Vote): Promise<(Votes & { readonly vote: Vote }) | null> => {
  if (session.sub() === null) {
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
        description: `Your ${votes.vote} still counts: each person has one vote.`,
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

const showVotes = (card: HTMLElement, { likes, dislikes }: Votes): void =>
  fill(card, { likes: `${likes}`, dislikes: `${dislikes}` })

/** The button of the person's own vote is pressed. */
const showOwnVote = (card: Element, vote: Vote): void => {
  for (const kind of ['like', 'dislike'] as const)
    card.querySelector(`[data-vote=${kind}]`)?.setAttribute('aria-pressed', String(kind === vote))
}

/** The votes that a signed-in person gave before; none if they do not come. */
const loadOwnVotes = async (): Promise<readonly OwnVote[]> => {
  if (session.sub() === null) return []
  const { reviews } = await client.load()
  return reviews.votes({}).then(
    ({ votes }) => votes,
    () => [],
  )
}

const cardOf = (review: Review): HTMLElement => {
  const { id, rating, reviewText, reviewerName, reviewerRole, createdAt } = review
  const card = copyOf('review-card')
  card.dataset.review = id
  const day = dayInWords(createdAt.slice(0, 10))
  fill(card, { text: reviewText, name: reviewerName, role: reviewerRole, day })
  showVotes(card, review)
  const stars = card.querySelector<HTMLElement>('[data-slot=stars]')
  if (stars) stars.dataset.rating = String(rating)
  stars?.setAttribute('aria-label', `${rating} of 5 stars`)

  for (const kind of ['like', 'dislike'] as const) {
    const button = card.querySelector(`[data-vote=${kind}]`)
    button?.addEventListener('click', async () => {
      if (button.ariaDisabled === 'true') return
      button.setAttribute('aria-disabled', 'true')
      const votes = await vote(id, kind)
      if (votes) {
        showVotes(card, votes)
        showOwnVote(card, votes.vote)
      }
      button.removeAttribute('aria-disabled')
    })
  }
  return card
}

/** Puts approved reviews in the place of the samples. Without approved reviews, and without a line, the samples stay. */
const showApproved = async (section: HTMLElement): Promise<void> => {
  const part = (name: string) => section.querySelector<HTMLElement>(`[data-${name}]`)
  const { reviews } = await client.load()
  let page = await reviews.list({ query: {} })
  if (page.reviews.length === 0) return
  const ownVotes = loadOwnVotes()
  const showOwnVotes = async () => {
    for (const { id, vote } of await ownVotes) {
      const card = section.querySelector(`[data-review="${id}"]`)
      if (card) showOwnVote(card, vote)
    }
  }
  part('samples')?.remove()
  const [first, rest, more, older] = [part('first'), part('rest'), part('more'), part('older')]
  const atFirst = first?.childElementCount ?? 0
  first?.replaceChildren(...page.reviews.slice(0, atFirst).map(cardOf))
  rest?.replaceChildren(...page.reviews.slice(atFirst).map(cardOf))
  if (more) more.hidden = page.reviews.length <= atFirst
  const offerOlder = () => {
    if (older) older.hidden = page.older === null
  }
  const bringOlder = async () => {
    if (page.older === null) return
    page = await reviews.list({ query: { before: page.older } })
    const cards = page.reviews.map(cardOf)
    rest?.append(...cards)
    // The button may be gone now: the focus goes on to what it brought.
    cards[0]?.focus({ preventScroll: true })
    offerOlder()
    await showOwnVotes()
  }
  older?.addEventListener('click', () => bringOlder().catch(() => notify(notLoaded)))
  offerOlder()
  await showOwnVotes()
}

/** 'Show All' leads to the first review that it shows, and 'Show Fewer' at their end back to 'Show All'. */
const followMore = (section: HTMLElement): void => {
  const more = section.querySelector<HTMLDetailsElement>('[data-more]')
  const opener = more?.querySelector('summary')
  opener?.addEventListener('click', () =>
    requestAnimationFrame(() => more?.querySelector('li')?.focus({ preventScroll: true })),
  )
  more?.querySelector('[data-fewer]')?.addEventListener('click', () => {
    more.open = false
    opener?.focus({ preventScroll: true })
    opener?.scrollIntoView({ block: 'center' })
  })
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
  followMore(section)
  section.querySelector('[data-write]')?.addEventListener('click', () => void write())
  // The way back from the login. A reload must not open the form again.
  if (`${location.pathname}${location.search}${location.hash}` !== paths.writeReview) return
  history.replaceState(null, '', location.pathname + location.hash)
  void write()
}
