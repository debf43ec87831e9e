import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeBilling } from '../../testing/billing.ts'
import { server } from '../../testing/fake-server.ts'
import { expectToast } from '../../testing/toast.ts'
import { checkout, like, openCheckout, openSubscription, pay } from './screen.testing.ts'

const left = page.getByText(/^You left the payment page\. Nothing was charged\./)

test('the dialog of a month shows its price, its period, and what follows, before the payment', async () => {
  await openSubscription(fakeBilling())
  await openCheckout('Pro', 'Upgrade to Pro')
  await expect.element(checkout).toMatchTextContent(like('Pro from today to <day>'))
  await expect
    .element(checkout)
    .toMatchTextContent(like('A card renews by itself from <day> on, unless you cancel.'))
  await expect.element(pay).toHaveTextContent('Pay ₦3,500 with Paystack')
  await pay.click()
  await expect.poll(() => location.hash).toMatch(/^#pay-aiki-/)
  expect(server.asked('payments.checkout').map(({ body }) => body)).toEqual([
    { tier: 'pro', amount: 350_000, currency: 'NGN' },
  ])
})

test('an upgrade costs the difference for the rest of the month', async () => {
  const billing = fakeBilling()
  billing.pay('pro')
  await openSubscription(billing)
  await openCheckout('Elite', 'Upgrade to Elite')
  await expect
    .element(checkout)
    .toMatchTextContent(/The difference to Elite, for the (28|29|30|31) days left of your month/)
  await expect.element(checkout).toMatchTextContent('₦7,000 a month.')
  await expect.element(pay).toHaveTextContent('Pay ₦3,500 with Paystack')
})

test('a lost connection charges nothing, and the next press pays', async () => {
  await openSubscription(fakeBilling(), '?checkout=pro')
  const line = server.cut('payments.checkout')
  await pay.click()
  await expectToast('Checkout Error', 'The connection was lost. Nothing was charged. Please try again.')
  line.mend()
  await pay.click()
  await expect.poll(() => location.hash).toMatch(/^#pay-aiki-/)
})

test('a changed price is shown again, and nothing is charged', async () => {
  const billing = fakeBilling()
  await openSubscription(billing, '?checkout=elite')
  await expect.element(pay).toHaveTextContent('Pay ₦7,000 with Paystack')
  billing.pay('pro')
  await pay.click()
  await expect.element(checkout.getByText(/^The price has changed since you looked\./)).toBeVisible()
  await expect.element(pay).toHaveTextContent('Pay ₦3,500 with Paystack')
})

test('a person who comes back without paying is told so, and at the next try that the first one is not finished', async () => {
  const billing = fakeBilling()
  billing.begin('pro')
  await openSubscription(billing, '?checkout=cancelled')
  await expect.element(left).toBeVisible()
  await openCheckout('Pro', 'Upgrade to Pro')
  await expect
    .element(checkout)
    .toMatchTextContent('A payment of ₦3,500 is not finished. If you have sent the money')
})

test('a person who left the payment page and whose payment arrived meanwhile is not told that it is missing', async () => {
  const billing = fakeBilling()
  billing.pay('pro', 'bank_transfer')
  await openSubscription(billing, '?checkout=cancelled')
  await expect.element(page.getByRole('region', { name: 'Payments' })).toMatchTextContent('Bank transfer')
  expect(left.query()).toBeNull()
})
