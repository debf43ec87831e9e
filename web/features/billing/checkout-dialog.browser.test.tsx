import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeBilling } from '../../testing/billing.ts'
import { live } from '../../testing/channel.ts'
import { server } from '../../testing/fake-server.ts'
import { expectToast } from '../../testing/toast.ts'
import { checkout, like, openCheckout, openSubscription, pay, payments } from './screen.testing.ts'

const left = page.getByText(/^You left the payment page\. Nothing was charged\./)

test('the dialog of a month shows its price, its period, and what follows, before the payment', async () => {
  await openSubscription(fakeBilling())
  await openCheckout('Pro', 'Upgrade to Pro')
  await expect.element(checkout).toMatchTextContent(like('Pro from today to <day>'))
  await expect
    .element(checkout)
    .toMatchTextContent(like('If you pay by card, the plan renews by itself from <day>, unless you cancel.'))
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

test('a person who comes back without paying is told so, and nothing of the attempt is left', async () => {
  const billing = fakeBilling()
  const reference = billing.begin('pro')
  await openSubscription(billing, `?checkout=cancelled&payment=${reference}`)
  await expect.element(left).toBeVisible()
  expect(server.asked('payments.cancel').map(({ params }) => params.reference)).toEqual([reference])
  await expect.element(payments).toMatchTextContent('You have not paid for anything yet.')
  await openCheckout('Pro', 'Upgrade to Pro')
  await expect.element(checkout).not.toMatchTextContent('is not finished')
})

test.each(['on its way', 'not to be looked up'])(
  'a person whose money is %s is told not to pay again',
  async state => {
    const billing = fakeBilling()
    const reference = billing.begin('pro')
    billing.send(reference)
    const line = state === 'on its way' ? null : server.refuse('payments.cancel', 'payment_unavailable')
    await openSubscription(billing, `?checkout=cancelled&payment=${reference}`)
    await expect.element(page.getByText(/^You left the payment page\. If you sent money/)).toBeVisible()
    line?.mend()
    await expect.element(payments.getByText('Waiting for your bank')).toBeVisible()
    await openCheckout('Pro', 'Upgrade to Pro')
    await expect
      .element(checkout)
      .toMatchTextContent('A payment of ₦3,500 is not finished. If you have sent the money')
  },
)

test('a transfer that arrives while a person reads that they left is shown there', async () => {
  const billing = fakeBilling()
  const reference = billing.begin('pro')
  billing.send(reference)
  await openSubscription(billing, `?checkout=cancelled&payment=${reference}`)
  await expect.element(page.getByText(/^You left the payment page\. If you sent money/)).toBeVisible()
  await expect.poll(() => live.isOpen()).toBe(true)
  billing.settle(reference, 'bank_transfer')
  live.tell({ topic: 'payments', change: 'modified' })
  await expect.element(page.getByText(/^Your payment arrived\. You paid for Pro\./)).toBeVisible()
  await expect.element(payments).toMatchTextContent('Bank transfer')
})
