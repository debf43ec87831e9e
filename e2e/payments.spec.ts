import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { testSignedIn as test } from './fixtures.ts'
import { liveConnected } from './live.ts'
import { CheckoutDialog } from './pages/checkout.ts'
import { PaymentPage } from './pages/payment.ts'
import { SubscriptionPage } from './pages/subscription.ts'
import { expectToast } from './pages/toast.ts'

test('a person pays Pro by card, upgrades to Elite, gets a receipt, downgrades to Pro, and cancels', async ({
  page,
}) => {
  let subscription = await SubscriptionPage.open(page)
  const { badge } = subscription.shell
  const pro = await subscription.checkout('Pro', 'Upgrade to Pro')
  const paid = await (await pro.goToPay()).payByCard()
  await expect(paid.says('Payment received: Pro is open')).toBeVisible()
  await expect(paid.main).toContainText(/Renews on .* with Visa ending 4081: ₦3,500\./)
  await paid.toDashboard()
  await expect(badge).toHaveText('PRO PLAN')

  subscription = await SubscriptionPage.open(page)
  const elite = await subscription.checkout('Elite', 'Upgrade to Elite')
  await expect(elite.pay).toHaveText('Pay ₦3,500 with Paystack')
  const raised = await (await elite.goToPay()).payByCard()
  await raised.stay.click()
  await expect(badge).toHaveText('ELITE PLAN')
  await raised.main.getByRole('link', { name: /^Find your receipt/ }).click()
  await expect(subscription.payments.getByRole('listitem')).toContainText([
    'Upgrade to Elite',
    'A month of Pro',
  ])
  const download = page.waitForEvent('download')
  await subscription.payments.getByRole('button', { name: /^Download receipt: A month of Pro/ }).click()
  const receipt = await download
  expect(receipt.suggestedFilename()).toMatch(/^aiki-receipt-\d{4}-\d\d-\d\d\.pdf$/)
  expect((await readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await subscription.confirm('Change to Pro', 'Change to Pro')
  await expect(subscription.current).toContainText(/From .* you have Pro with Visa ending 4081: ₦3,500\./)
  await subscription.confirm('Cancel', 'Cancel subscription')
  await expect(subscription.current).toContainText('Cancelled. Yours until')
  await expect(badge).toHaveText('ELITE PLAN')
  await subscription.current.getByRole('button', { name: 'Keep my plan' }).click()
  await expect(subscription.current).toContainText('Active. Renews on')
  await subscription.confirm('Remove card', 'Remove card')
  await expect(subscription.current).toContainText('you can pay for another month')
})

test('a transfer that arrives later opens the plan live', { tag: '@phone' }, async ({ page, stack }) => {
  await page.goto('/dashboard/upgrade?checkout=pro')
  const provider = await (await new CheckoutDialog(page).shown()).goToPay()
  await provider.payByTransfer()
  const reference = stack.payments.transactions()[0]?.reference ?? ''
  const live = liveConnected(page)
  const payment = await PaymentPage.open(page, reference)
  await expect(payment.says('Your payment is on its way to us')).toBeVisible()
  await expectToast(page, 'Payment successful! Your subscription will be activated shortly.')
  const { shell } = await payment.toDashboard()
  await live
  stack.payments.settle()
  await stack.payments.deliver()
  await shell.menuButton.tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Manage Subscription' }).tap()
  const subscription = await new SubscriptionPage(page).shown()
  await expect(subscription.payments.getByRole('listitem')).toContainText(['Bank transfer'])
  await expect(subscription.current).toContainText('you can pay for another month')
})

test('a person who leaves the payment page, and whose card is declined, is charged nothing and pays in the end', async ({
  page,
  stack,
}) => {
  const subscription = await SubscriptionPage.open(page)
  const provider = await (await subscription.checkout('Pro', 'Upgrade to Pro')).goToPay()
  await provider.leave()
  await expect(page.getByText('You left the payment page. Nothing was charged.')).toBeVisible()
  await expect(subscription.payments).toContainText('You have not paid for anything yet.')

  const second = await subscription.checkout('Pro', 'Upgrade to Pro')
  await expect(second.root).not.toContainText('is not finished')
  const again = await second.goToPay()
  await again.enterCard('4084080000005408', '001')
  await expect(again.refusal).toContainText('Declined')
  const reference = stack.payments.transactions()[0]?.reference ?? ''
  const refused = await PaymentPage.open(page, reference)
  await expect(refused.says('This payment did not go through')).toBeVisible()
  await expect(refused.main).toContainText('Nothing was charged')
  await expect(subscription.shell.badge).toHaveText('FREE PLAN')
  await refused.main.getByRole('link', { name: 'Try again' }).click()
  const third = await (await new CheckoutDialog(page).shown()).goToPay()
  await expect((await third.payByCard()).says('Payment received: Pro is open')).toBeVisible()
})
