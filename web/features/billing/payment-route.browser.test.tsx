import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeBilling } from '../../testing/billing.ts'
import { live } from '../../testing/channel.ts'
import { server } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/render.tsx'
import { expectToast } from '../../testing/toast.ts'
import { badge, like, main, openReturn, pay, payments, returned } from './screen.testing.ts'

const status = main.getByRole('status')
const isOnDashboard = () => expect.poll(() => location.pathname).toBe('/dashboard')

test('a received payment shows what it opened, and leads to the dashboard by itself', async () => {
  const billing = fakeBilling()
  const countdown = await openReturn(billing, billing.pay('pro'))
  await expect.element(returned('Payment received: Pro is open')).toBeVisible()
  await expect.element(main.getByText(/^Search 20 times a day/)).toBeVisible()
  await expect
    .element(main)
    .toMatchTextContent(like('You paid ₦3,500. Active. Renews on <day> with Visa ending 4081: ₦3,500.'))
  await expect.element(status).toHaveTextContent('Your dashboard opens in 3 seconds.')
  countdown.goOn(3)
  await isOnDashboard()
  await expect.element(badge).toHaveTextContent('PRO PLAN')
})

test('a person who stays can open the plan and the receipt', async () => {
  const billing = fakeBilling()
  billing.pay('pro')
  const countdown = await openReturn(billing, billing.pay('elite'))
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(status).toHaveTextContent('You stay on this page.')
  countdown.goOn(5)
  await expect.element(returned('Payment received: Elite is open')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh status' }).click()
  await expectToast('Status Updated', 'This is your plan now.')
  await expect.element(badge).toHaveTextContent('ELITE PLAN')
  await main.getByRole('link', { name: /^Find your receipt/ }).click()
  await expect.element(payments.getByText('Upgrade to Elite')).toBeVisible()
})

test('a pending payment sends the person elsewhere to wait', async () => {
  const billing = fakeBilling()
  const reference = billing.begin('pro')
  billing.send(reference)
  const countdown = await openReturn(billing, reference)
  await expect.element(returned('Your payment is on its way to us')).toBeVisible()
  await expectToast('Payment successful! Your subscription will be activated shortly.')
  countdown.goOn(3)
  await isOnDashboard()
})

test('a payment that arrives while the person waits is shown at once', async () => {
  const billing = fakeBilling()
  const reference = billing.begin('pro')
  billing.send(reference)
  await openReturn(billing, reference)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect.poll(() => live.isOpen()).toBe(true)
  billing.settle(reference, 'bank_transfer')
  live.tell({ topic: 'payments', change: 'modified' })
  await expect.element(returned('Payment received: Pro is open')).toBeVisible()
})

test('an unknown result is not shown as unpaid', async () => {
  const billing = fakeBilling()
  const reference = billing.begin('pro')
  server.refuse('payments.verify', 'payment_unavailable')
  await openReturn(billing, reference)
  await expect.element(returned('Your payment is on its way to us')).toBeVisible()
})

test.each([
  ['refused', 'This payment did not go through'],
  ['unfinished', 'This payment is not finished'],
])('a payment that is %s says that nothing was charged, and offers another try', async (state, words) => {
  const billing = fakeBilling()
  const reference = billing.begin('pro')
  if (state === 'refused') billing.fail(reference)
  await openReturn(billing, reference)
  await expect.element(returned(words)).toBeVisible()
  await expect.element(main).toMatchTextContent('Nothing was charged')
  await main.getByRole('link', { name: 'Try again' }).click()
  await expect.element(pay).toBeVisible()
})

test('a payment that bought nothing says that it is refunded, and has no receipt', async () => {
  const billing = fakeBilling()
  billing.pay('pro')
  const [first, second] = [billing.begin('elite'), billing.begin('elite')]
  billing.settle(first)
  billing.settle(second)
  await openReturn(billing, second)
  await expect.element(returned('We are refunding this payment')).toBeVisible()
  await expect.element(main).toMatchTextContent('You get back all that you paid')
  await main.getByRole('link', { name: 'See your subscription' }).click()
  await expect.element(payments.getByText('Being refunded')).toBeVisible()
  expect(payments.getByRole('button', { name: /^Download receipt/ }).elements()).toHaveLength(2)
})

test('an unknown payment is not confirmed', async () => {
  const billing = fakeBilling()
  await openReturn(billing, 'aiki-01KADEM0000000000000000000')
  await expect.element(returned('No payment was found')).toBeVisible()
})

test('an invalid reference is shown as text, and leads to the subscription', async () => {
  const { answers } = fakeBilling()
  await openApp('/dashboard/subscription/success?reference=%3Cb%3Ez9%3C/b%3E', { answers })
  await expect.element(returned('No payment was found')).toBeVisible()
  await expect.element(main).toMatchTextContent('the reference <b>z9</b>.')
  await expect.element(main).toMatchTextContent('Nothing was charged')
  expect(server.asked('payments.verify')).toEqual([])
  await main.getByRole('link', { name: 'See your subscription' }).click()
  await expect.poll(() => document.title).toBe('Subscription · Aiki')
})
