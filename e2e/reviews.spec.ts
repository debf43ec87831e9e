import { expect } from 'playwright/test'
import { ulid } from 'ulid'
import { reviewModeration } from '../functions/store/review-moderation.ts'
import { reviewStore } from '../functions/store/reviews.ts'
import type { LocalStack } from '../local/stack.ts'
import { status } from './complaints.ts'
import { test, testSignedIn } from './fixtures.ts'
import { breakServer } from './lines.ts'
import { LandingPage } from './pages/landing.ts'
import { expectToast } from './pages/toast.ts'

const path = '/api/reviews'
const missing = ['Missing Information', 'Please fill in all fields and select a rating.'] as const

/** What somebody else wrote, let through as an operator would. */
const publish = async ({ table }: LocalStack, reviewText: string): Promise<void> => {
  const review = { id: ulid(), rating: 4, reviewText, reviewerName: 'Ada' }
  await reviewStore(table).submit(`writer-of-${review.id}`, review, new Date())
  await reviewModeration(table).approve(review.id)
}

const removeAll = async (stack: LocalStack): Promise<void> => {
  const moderation = reviewModeration(stack.table)
  for (const { id } of await moderation.approved()) await moderation.reject(id)
}

// All journeys of a worker see the same public reviews.
test.afterEach(({ stack }) => removeAll(stack))
testSignedIn.afterEach(({ stack }) => removeAll(stack))

test('a visitor sees three samples, then all six, and is asked to log in to write', async ({ page }) => {
  const { reviews } = await LandingPage.open(page)
  await reviews.near()
  await expect(reviews.cards.filter({ visible: true })).toHaveCount(3)
  await reviews.showAll.click()
  await expect(reviews.samples.filter({ visible: true })).toHaveCount(6)
  await reviews.openForm()
  await reviews.fill({ rating: 5, review: 'It kept my words.', name: '  ' })
  await reviews.submit()
  await expectToast(page, ...missing)
  await expect(reviews.form.getByLabel('Name')).toHaveAccessibleErrorMessage('Name is required.')
  await reviews.fill({ name: 'Ngozi' })
  await reviews.submit()
  await expectToast(page, 'Login Required', 'Please login to submit a review.')
  await page.reload()
  await reviews.openForm()
  await expect(reviews.form.getByLabel('Review')).toHaveValue('It kept my words.')
})

testSignedIn(
  'a review is sent, waits for moderation, and is lost by no fault on the way',
  async ({ page, stack, complaints }) => {
    complaints.expect(status(500))
    const { reviews } = await LandingPage.open(page)
    await reviews.openForm()
    await reviews.fill({ review: 'Five stars from me.' })
    await reviews.submit()
    await expectToast(page, ...missing)
    await reviews.fill({ rating: 5 })
    const line = await breakServer(page, 'POST', path)
    await reviews.submit()
    await expectToast(page, 'Error', 'Failed to submit review. Please try again.')
    await expect(reviews.form.getByLabel('Review')).toHaveValue('Five stars from me.')
    await line.mend()
    await reviews.submit()
    await expectToast(
      page,
      'Review Submitted!',
      'Thank you for your feedback. Your review will be published after moderation.',
    )
    await expect(reviews.form).toBeHidden()
    await expect(reviews.write).toBeFocused()
    const [waiting] = await reviewModeration(stack.table).pending()
    expect(waiting).toMatchObject({ rating: 5, reviewText: 'Five stars from me.', reviewerName: 'Ngozi Eze' })
    const listed = page.waitForResponse('**/api/reviews')
    await page.reload()
    await reviews.near()
    expect((await (await listed).json()).reviews).toEqual([])
    await expect(reviews.samples.filter({ visible: true })).toHaveCount(3)
    await reviewModeration(stack.table).reject(waiting?.id ?? '')
  },
)

testSignedIn(
  'approved reviews take the place of the samples, newest first, as text',
  async ({ page, stack, complaints }) => {
    complaints.expect(status(500))
    for (const text of ['the first', 'the second', 'the third']) await publish(stack, text)
    const naughty = '<img src=x onerror="document.title=1"> the fourth'
    await publish(stack, naughty)
    const { reviews } = await LandingPage.open(page)
    await reviews.near()
    await expect(reviews.cards.first()).toContainText(naughty)
    await expect(reviews.samples).toHaveCount(0)
    await expect(reviews.cards.filter({ visible: true })).toHaveCount(3)
    await reviews.showAll.click()
    await expect(reviews.card('the first')).toBeVisible()

    const like = reviews.vote('the second', 'Like')
    for (const press of [1, 2]) {
      await like.click()
      await expectToast(page, 'Thank you!', 'Your like has been recorded.')
      await expect(like, `after press ${press}`).toHaveText('Like1')
      await page.getByRole('button', { name: 'Dismiss' }).click()
    }
    await reviews.vote('the second', 'Dislike').click()
    await expectToast(page, 'You rated this review before', 'Your like stands: each person has one vote.')
    await expect(reviews.vote('the second', 'Dislike')).toHaveText('Dislike0')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await breakServer(page, 'PUT', path)
    await reviews.vote('the third', 'Dislike').click()
    await expectToast(page, 'Error', 'Failed to record your feedback. Please try again.')
  },
)
