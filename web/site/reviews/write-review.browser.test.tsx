import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../session/store.ts'
import { server } from '../../testing/fake-server.ts'
import { ngozi } from '../../testing/newcomer.ts'
import { renderAlone } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'
import { ReviewSheet } from './write-review.tsx'

const form = page.getByRole('dialog', { name: 'Write a Review' })
const review = form.getByRole('textbox', { name: 'Review' })
const name = form.getByRole('textbox', { name: 'Name' })
const submit = form.getByRole('button', { name: 'Submit Review' })
const missing = ['Missing Information', 'Please fill in all fields and select a rating.'] as const

const openForm = () =>
  renderAlone(
    <>
      <button type="button" data-write>
        Write
      </button>
      <ReviewSheet />
    </>,
  )
const choose = (rating: string) => form.getByRole('radio', { name: rating }).click()

test('a visitor is asked to log in, and finds the typed text again', async () => {
  const opened = await openForm()
  await choose('5 stars')
  await review.fill('It kept my words.')
  await name.fill('  ')
  await submit.click()
  await expectToast(...missing)
  await expect.element(name).toHaveAccessibleErrorMessage('Name is required.')
  await name.fill('Ngozi')
  await submit.click()
  await expectToast('Login Required', 'Please login to submit a review.')
  const next = encodeURIComponent('/?review=write#reviews')
  for (const [link, mode] of [
    ['log in', 'signin'],
    ['sign up', 'signup'],
  ])
    await expect
      .element(form.getByRole('link', { name: link }))
      .toHaveAttribute('href', `/auth?mode=${mode}&next=${next}`)
  await opened.unmount()
  await openForm()
  await expect.element(review).toHaveValue('It kept my words.')
})

test('a review survives faults on the way, and then waits for moderation', async () => {
  session.set(ngozi)
  server.answers({ 'reviews.submit': ({ body: { id } }) => ({ id }) })
  const opened = await openForm()
  await expect.element(name).toHaveValue('Ngozi Eze')
  await review.fill('Five stars from me.')
  await submit.click()
  await expectToast(...missing)
  const rating = form.getByRole('radiogroup', { name: 'Rating' })
  await expect.element(rating).toHaveAccessibleDescription('Select a rating.')
  await choose('4 stars')
  await userEvent.keyboard('{ArrowRight}')
  const line = server.refuse('reviews.submit')
  await submit.click()
  await expectToast('Error', 'Failed to submit review. Please try again.')
  await expect.element(review).toHaveValue('Five stars from me.')
  line.mend()
  await submit.click()
  await expectToast(
    'Review Submitted!',
    'Thank you for your feedback. Your review will be published after moderation.',
  )
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Write' })).toHaveFocus()
  expect(server.asked('reviews.submit').map(({ body }) => body)).toMatchObject([
    { rating: 5, reviewText: 'Five stars from me.', reviewerName: 'Ngozi Eze' },
  ])
  await opened.unmount()
  await openForm()
  await expect.element(review).toHaveValue('')
})
