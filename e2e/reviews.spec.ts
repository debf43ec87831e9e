import { expect } from 'playwright/test'
import { reviewModeration } from '../functions/store/review-moderation.ts'
import { testSignedIn as test } from './fixtures.ts'
import { FaqPage } from './pages/faq.ts'
import { LandingPage } from './pages/landing.ts'
import { expectToast } from './pages/toast.ts'

// All journeys of a worker share the public reviews.
test.afterEach(async ({ stack }) => {
  const moderation = reviewModeration(stack.table)
  for (const { id } of await moderation.approved()) await moderation.reject(id)
})

test('a signed-in person writes a review, which is on the landing page once it is approved', async ({
  page,
  stack,
}) => {
  const { header, reviews } = await LandingPage.open(page)
  await expect(header.getByRole('link', { name: 'Log in' })).toBeHidden()
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  const naughty = '<img src=x onerror="document.title=1"> Five stars from me.'
  await reviews.openForm()
  await reviews.fill({ rating: 5, review: naughty })
  await reviews.submit()
  await expectToast(
    page,
    'Review Submitted!',
    'Thank you for your feedback. Your review will be published after moderation.',
  )
  await expect(reviews.form).toBeHidden()
  const moderation = reviewModeration(stack.table)
  const [waiting] = await moderation.pending()
  expect(waiting).toMatchObject({ rating: 5, reviewText: naughty, reviewerName: 'Ngozi Eze' })
  const listed = page.waitForResponse('**/api/reviews')
  await page.reload()
  await reviews.near()
  expect((await (await listed).json()).reviews).toEqual([])
  await expect(reviews.samples.filter({ visible: true })).toHaveCount(3)

  await moderation.approve(waiting?.id ?? '')
  await page.reload()
  await reviews.near()
  await expect(reviews.cards).toHaveCount(1)
  await expect(reviews.card(naughty)).toContainText('Ngozi Eze')
  await reviews.vote(naughty, 'Like').click()
  await expectToast(page, 'Thank you!', 'Your like has been recorded.')
  await expect(reviews.vote(naughty, 'Like')).toHaveText('Like1')

  await FaqPage.open(page)
  const support = page.getByRole('link', { name: 'Contact Support' })
  await expect(support).toHaveAttribute('href', '/dashboard/help?dialog=contact')
})
