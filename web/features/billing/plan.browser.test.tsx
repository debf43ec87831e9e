import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { trial } from '../../../shared/domain/subscription.testing.ts'
import { fakeBilling } from '../../testing/billing.ts'
import { server } from '../../testing/fake-server.ts'
import { expectToast } from '../../testing/toast.ts'
import {
  badge,
  button,
  confirm,
  current,
  heading,
  like,
  openSubscription,
  payments,
  question,
} from './screen.testing.ts'

test('on Free there are three plans, no payments, and nothing to cancel', async () => {
  await openSubscription(fakeBilling())
  await expect.element(payments).toMatchTextContent('You have not paid for anything yet.')
  await expect.element(current).toMatchTextContent('₦0 forever · $0')
  await expect.element(page.getByRole('region', { name: 'Free' })).toBeVisible()
  expect(page.getByRole('article').elements()).toHaveLength(3)
  expect(button('Cancel').query()).toBeNull()
})

test('on trial nothing can be cancelled, and no other trial begins', async () => {
  const { answers } = fakeBilling({ history: [trial(new Date().toISOString(), 'elite')] })
  await openSubscription({ answers })
  await expect
    .element(current)
    .toMatchTextContent(/On trial until \d+ \w+( \d{4})?, \d\d:\d\d\. Nothing is charged\./)
  expect(button('Cancel').query()).toBeNull()
  expect(page.getByRole('button', { name: /free for 7 days/ }).query()).toBeNull()
})

test('a lower plan is chosen for later, and the choice is undone', async () => {
  const billing = fakeBilling()
  billing.pay('elite')
  await openSubscription(billing)
  await confirm('Change to Pro', 'Change to Pro')
  await expectToast(like('^Your plan changes to Pro on <day>$'), 'Until then you have Elite.')
  await expect
    .element(current)
    .toMatchTextContent(like('Active. From <day> you have Pro with Visa ending 4081: ₦3,500.'))
  await current.getByRole('button', { name: 'Stay on Elite' }).click()
  await expect
    .element(current)
    .toMatchTextContent(like('Active. Renews on <day> with Visa ending 4081: ₦7,000.'))
})

test('a plan is cancelled, works to its end, and the cancellation is undone', async () => {
  const billing = fakeBilling()
  billing.pay('elite')
  await openSubscription(billing)
  await button('Cancel').click()
  await expect.element(question).toMatchTextContent(like('Elite stays yours until <day>, and nothing more'))
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(button('Cancel')).toHaveFocus()
  expect(server.asked('subscription.cancel')).toEqual([])

  await confirm('Cancel', 'Cancel subscription')
  await expectToast('Subscription Cancelled', like('^Elite is yours until <day>. Nothing more is charged.$'))
  await expect.element(current).toMatchTextContent(like('Cancelled. Yours until <day>.'))
  await expect.element(heading).toHaveFocus()
  await expect.element(badge).toMatchTextContent('ELITE PLAN')
  await current.getByRole('button', { name: 'Keep my plan' }).click()
  await expect.element(current).toMatchTextContent('Active. Renews on')
})

test('without its card a plan does not renew by itself', async () => {
  const billing = fakeBilling()
  billing.pay('pro')
  await openSubscription(billing)
  await confirm('Remove card', 'Remove card')
  await expectToast('Card removed', 'Your plan does not renew by itself any more.')
  await expect
    .element(current)
    .toMatchTextContent(like('Paid until <day>. From <day>, you can pay for another month.'))
  expect(button('Remove card').query()).toBeNull()
})

test('a change whose answer was lost is shown as uncertain, and checked', async () => {
  const billing = fakeBilling()
  billing.pay('pro')
  await openSubscription(billing)
  server.loseAnswers('subscription.cancel')
  await button('Cancel').click()
  await question.getByRole('button', { name: 'Cancel subscription' }).click()
  await expectToast(
    'Failed to cancel subscription. Please contact support.',
    'The connection was lost. Please try again.',
  )
  await expect.element(current).toMatchTextContent('Cancelled. Yours until')
})

test('a question whose answer was lost does not come back with a later plan', async () => {
  const billing = fakeBilling()
  billing.pay('pro')
  await openSubscription(billing)
  server.loseAnswers('subscription.cancel')
  await button('Cancel').click()
  await question.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => location.search).toBe('')
  await current.getByRole('button', { name: 'Keep my plan' }).click()
  await expect.element(current).toMatchTextContent('Active. Renews on')
  expect(question.query()).toBeNull()
})

test('a subscription that does not load shows an error, is not shown as Free, and is loaded again', async () => {
  const billing = fakeBilling()
  billing.pay('pro')
  const line = server.cut('subscription.get')
  await openSubscription(billing)
  await expect.element(page.getByText(/^Failed to fetch subscription details\./)).toBeVisible()
  await expect.element(badge).toMatchTextContent('FREE PLAN')
  line.mend()
  await button('Try again').click()
  await expect.element(current).toMatchTextContent('Active. Renews on')
  await expect.element(badge).toMatchTextContent('PRO PLAN')
})
