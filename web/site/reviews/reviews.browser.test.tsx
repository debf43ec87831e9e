import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Review, Vote } from '../../../shared/api/reviews.ts'
import { session } from '../../session/store.ts'
import { server } from '../../testing/fake-server.ts'
import { ngozi } from '../../testing/newcomer.ts'
import { renderAlone } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'
import { ReviewsSection } from './section.tsx'
import { followReviews } from './show-reviews.ts'

const cards = page.getByRole('listitem')
const card = (text: string) => cards.filter({ hasText: text })
const vote = (text: string, kind: 'Like' | 'Dislike') =>
  card(text).getByRole('button', { name: new RegExp(`^${kind}`) })
const showAll = page.getByText('Show All')
const showFewer = page.getByRole('button', { name: 'Show Fewer' })
const button = (name: string) => page.getByRole('button', { name })

const idOf = (place: number) => `01KADEM00000000000000000${String(place).padStart(2, '0')}`
const reviewOf = (reviewText: string, place: number): Review => ({
  id: idOf(place),
  rating: 4,
  reviewText,
  reviewerName: 'Ada',
  reviewerRole: 'Accountant',
  likes: 0,
  dislikes: 0,
  createdAt: '2026-11-20T09:00:00.000Z',
})

/** Opens the section where these are approved, the newest first. The first vote of a person counts. */
const openWith = async (texts: readonly string[] = [], votes = new Map<string, Vote>()) => {
  server.answers({
    'reviews.list': () => ({ reviews: texts.map(reviewOf), older: null }),
    'reviews.votes': () => ({ votes: [...votes].map(([id, vote]) => ({ id, vote })) }),
    'reviews.vote': ({ params: { id }, body }) => {
      const counted = votes.get(id) ?? body.vote
      votes.set(id, counted)
      return { likes: counted === 'like' ? 1 : 0, dislikes: counted === 'dislike' ? 1 : 0, vote: counted }
    },
  })
  // What works only with scripts is hidden until public/theme.js has run.
  document.documentElement.classList.add('light')
  await renderAlone(<ReviewsSection />)
  // A page that is read from a file has a pattern's content apart from the page; React draws it within.
  for (const pattern of document.querySelectorAll('template')) pattern.content.append(...pattern.childNodes)
  followReviews()
}

test('a visitor sees three samples, then all six, until a review is approved', async () => {
  await openWith()
  await expect.poll(() => server.asked('reviews.list')).toHaveLength(1)
  expect(cards.elements()).toHaveLength(3)
  await showAll.click()
  await expect.poll(() => cards.elements()).toHaveLength(6)
  await expect.element(cards.nth(3)).toHaveFocus()
  for (const each of cards.elements()) expect(each.textContent).toContain('Sample')

  await showFewer.click()
  await expect.poll(() => cards.elements()).toHaveLength(3)
  await expect.element(showAll).toBeInViewport()
  expect(document.activeElement?.tagName).toBe('SUMMARY')
})

test('approved reviews replace the samples, newest first, as text', async () => {
  const naughty = '<img src=x onerror="document.title=1"> the fourth'
  await openWith([naughty, 'the third', 'the second', 'the first'])
  await expect.element(cards.first()).toMatchTextContent(naughty)
  await expect.element(cards.first()).toMatchTextContent('20 November 2026')
  expect(cards.elements()).toHaveLength(3)
  expect(page.getByText('Sample').query()).toBeNull()
  await showAll.click()
  await expect.element(card('the first')).toBeVisible()
})

test('when the server fails, the samples stay', async () => {
  await openWith()
  server.answers({
    'reviews.list': () => {
      throw new ApiError('internal')
    },
  })
  await expect.poll(() => server.asked('reviews.list')).toHaveLength(1)
  expect(cards.elements()).toHaveLength(3)
  await expect.element(card('Sample').first()).toBeVisible()
})

test('older reviews load on request', async () => {
  await openWith()
  const newest = ['a', 'b', 'c', 'd'].map(reviewOf)
  server.answers({
    'reviews.list': ({ query: { before } }) =>
      before ? { reviews: [reviewOf('an old one', 9)], older: null } : { reviews: newest, older: idOf(3) },
  })
  await showAll.click()
  await button('Older reviews').click()
  await expect.element(card('an old one')).toBeVisible()
  await expect.element(button('Older reviews')).not.toBeInTheDocument()
  await expect.element(card('an old one')).toHaveFocus()
})

test('a person has one vote, and the first one stands', async () => {
  session.set(ngozi)
  await openWith(['the second'])
  await expect.element(vote('the second', 'Like')).toHaveAttribute('aria-pressed', 'false')
  for (const press of [1, 2]) {
    await vote('the second', 'Like').click()
    await expectToast('Thank you!', 'Your like has been recorded.')
    await expect.element(vote('the second', 'Like'), { message: `press ${press}` }).toHaveTextContent('Like1')
    await button('Dismiss').click()
  }
  await vote('the second', 'Dislike').click()
  await expectToast('You rated this review before', 'Your like still counts: each person has one vote.')
  await expect.element(vote('the second', 'Dislike')).toHaveTextContent('Dislike0')
  await expect.element(vote('the second', 'Like')).toHaveAttribute('aria-pressed', 'true')
})

test('a vote from an earlier visit is still pressed', async () => {
  session.set(ngozi)
  await openWith(['the second', 'the first'], new Map([[idOf(1), 'dislike']]))
  await expect.element(vote('the first', 'Dislike')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(vote('the first', 'Like')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(vote('the second', 'Dislike')).toHaveAttribute('aria-pressed', 'false')
})

test('a failed vote shows an error, and so does one without a login', async () => {
  await openWith(['the third'])
  await vote('the third', 'Dislike').click()
  await expectToast('Login Required', 'Please login to rate a review.')
  session.set(ngozi)
  server.refuse('reviews.vote')
  await button('Dismiss').click()
  await vote('the third', 'Dislike').click()
  await expectToast('Error', 'Failed to record your feedback. Please try again.')
  await expect.element(vote('the third', 'Dislike')).toHaveTextContent('Dislike0')
})
