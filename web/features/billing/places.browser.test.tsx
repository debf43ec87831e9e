import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectForEverybody } from '../../testing/accessible.ts'
import { fakeBilling } from '../../testing/billing.ts'
import { openReturn, openSubscription, pay, payments, returned } from './screen.testing.ts'

test('the subscription', async () => {
  await openSubscription(fakeBilling())
  await expect.element(payments.getByText(/^You have not paid for anything yet\./)).toBeVisible()
  await expectForEverybody()
})

test('what a plan costs, before paying', async () => {
  await openSubscription(fakeBilling(), '?checkout=elite')
  await expect.element(pay).toBeVisible()
  await expectForEverybody()
})

test('a payment that came', async () => {
  const billing = fakeBilling()
  await openReturn(billing, billing.pay('pro'))
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(returned('Payment received: Pro is open')).toBeVisible()
  await expectForEverybody()
})

test('the subscription of who paid', async () => {
  const billing = fakeBilling()
  billing.pay('pro')
  await openSubscription(billing)
  await expect.element(payments.getByRole('listitem')).toBeVisible()
  await expectForEverybody()
})
