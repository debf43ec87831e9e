import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { lineDown, status } from './complaints.ts'
import { testSignedIn as test } from './fixtures.ts'
import { cutLine } from './lines.ts'
import { hearsLive } from './live.ts'
import { CheckoutDialog } from './pages/checkout.ts'
import { PaymentPage } from './pages/payment.ts'
import { SubscriptionPage } from './pages/subscription.ts'
import { expectToast } from './pages/toast.ts'

const day = String.raw`\d{1,2} [A-Z][a-z]+(?: \d{4})?`
const like = (words: string): RegExp => new RegExp(words.replaceAll('<day>', day))

test('Pro by card, Elite for what is left, down, cancelled, taken back', async ({ page }) => {
  let subscription = await SubscriptionPage.open(page)
  const { badge } = subscription.shell
  await expect(subscription.payments).toContainText('You have paid nothing yet.')
  const pro = await subscription.checkout('Pro', 'Upgrade to Pro')
  await expect(pro.root).toContainText(like('Pro from today to <day>'))
  await expect(pro.root).toContainText(like('A card renews by itself from <day> on, unless you cancel.'))
  const paid = await (await pro.goToPay()).payByCard()
  await expect(paid.says('Your payment has come: Pro is yours')).toBeVisible()
  await expect(paid.main.getByRole('listitem').filter({ hasText: '20 job searches a day' })).toBeVisible()
  await expect(paid.main).toContainText(like('Renews on <day> by Visa ending 4081: ₦3,500.'))
  await expect(paid.main.getByRole('status')).toContainText('On to your dashboard')
  await paid.endsOnDashboard()
  await expect(badge).toHaveText('PRO PLAN')

  subscription = await SubscriptionPage.open(page)
  const elite = await subscription.checkout('Elite', 'Upgrade to Elite')
  await expect(elite.root).toContainText(
    /The difference to Elite, for the (28|29|30|31) days left of your month/,
  )
  await expect(elite.root).toContainText('₦7,000 a month.')
  await expect(elite.pay).toHaveText('Pay ₦3,500 with Paystack')
  const raised = await (await elite.goToPay()).payByCard()
  await raised.stay.click()
  await expect(raised.main.getByRole('status')).toHaveText('You stay on this page.')
  await raised.main.getByRole('button', { name: 'Refresh status' }).click()
  await expectToast(page, 'Status Updated', 'This is how your plan stands now.')
  await expect(badge).toHaveText('ELITE PLAN')
  await raised.main.getByRole('link', { name: /^Find your receipt/ }).click()

  await expect(subscription.payments.getByRole('listitem')).toContainText([
    'Upgrade to Elite',
    'Pro, a month',
  ])
  const download = page.waitForEvent('download')
  await subscription.payments.getByRole('button', { name: /^Download receipt: Pro/ }).click()
  const receipt = await download
  expect(receipt.suggestedFilename()).toMatch(/^aiki-receipt-\d{4}-\d\d-\d\d\.pdf$/)
  expect((await readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await subscription.confirm('Change to Pro', 'Change to Pro')
  await expect(subscription.current).toContainText(
    like('Active. From <day> you have Pro by Visa ending 4081: ₦3,500.'),
  )
  await subscription.current.getByRole('button', { name: 'Stay on Elite' }).click()
  await expect(subscription.current).toContainText(
    like('Active. Renews on <day> by Visa ending 4081: ₦7,000.'),
  )

  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(subscription.question).toContainText(like('Elite stays yours until <day>, and nothing more'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused()
  await subscription.confirm('Cancel', 'Cancel subscription')
  await expectToast(
    page,
    'Subscription Cancelled',
    like('^Elite is yours until <day>. Nothing more is charged.$'),
  )
  await expect(subscription.current).toContainText(like('Cancelled. Yours until <day>.'))
  await expect(subscription.heading).toBeFocused()
  await expect(badge).toHaveText('ELITE PLAN')
  await subscription.current.getByRole('button', { name: 'Keep my plan' }).click()
  await expect(subscription.current).toContainText('Active. Renews on')
  await subscription.confirm('Remove card', 'Remove card')
  await expect(subscription.current).toContainText(
    like('Paid until <day>. To go on, pay for another month from <day>.'),
  )
})

test('a transfer that comes later opens the plan by itself', { tag: '@phone' }, async ({ page, stack }) => {
  await page.goto('/dashboard/upgrade?checkout=pro')
  const provider = await (await new CheckoutDialog(page).shown()).goToPay()
  await provider.payByTransfer()
  const reference = stack.payments.transactions()[0]?.reference ?? ''
  const live = hearsLive(page)
  const payment = await PaymentPage.open(page, reference)
  await expect(payment.says('Your payment is on its way to us')).toBeVisible()
  await expectToast(page, 'Payment successful! Your subscription will be activated shortly.')
  const { shell } = await payment.endsOnDashboard()
  await live
  stack.payments.settle()
  await stack.payments.deliver()
  await shell.menuButton.tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Manage Subscription' }).tap()
  const subscription = await new SubscriptionPage(page).shown()
  await expect(subscription.payments.getByRole('listitem')).toContainText(['Bank transfer'])
  await expect(subscription.current).toContainText('To go on, pay for another month from')
})

test('what goes wrong on the way to a payment is said, and nothing is charged', async ({
  page,
  stack,
  complaints,
}) => {
  complaints.expect(lineDown, status(500), status(404))
  const line = await cutLine(page, 'GET', '/api/subscription')
  const subscription = await SubscriptionPage.open(page)
  await expect(page.getByText('Failed to fetch subscription details.')).toBeVisible()
  await expect(subscription.shell.badge).toHaveText('FREE PLAN')
  await line.mend()
  await page.getByRole('button', { name: 'Try again' }).click()

  const checkout = await subscription.checkout('Pro', 'Upgrade to Pro')
  const cut = await cutLine(page, 'POST', '/api/payments')
  await checkout.pay.click()
  await expectToast(page, 'Checkout Error', 'The connection was lost. Nothing was charged. Please try again.')
  await cut.mend()
  const provider = await checkout.goToPay()
  await provider.leave()
  await expect(page.getByText('You left the payment page. Nothing was charged.')).toBeVisible()

  const second = await subscription.checkout('Pro', 'Upgrade to Pro')
  await expect(second.root).toContainText('A payment of ₦3,500 is not finished. If you have sent the money')
  const again = await second.goToPay()
  await again.enterCard('4084080000005408', '001')
  await expect(again.refusal).toContainText('Declined')
  const reference = stack.payments.transactions()[0]?.reference ?? ''
  const refused = await PaymentPage.open(page, reference)
  await expect(refused.says('This payment did not go through')).toBeVisible()
  await expect(refused.main).toContainText('Nothing was charged')
  await refused.main.getByRole('link', { name: 'Try again' }).click()
  await new CheckoutDialog(page).shown()

  const unknown = await PaymentPage.open(page, `${reference}X`)
  await expect(unknown.says('No payment was found')).toBeVisible()
})
