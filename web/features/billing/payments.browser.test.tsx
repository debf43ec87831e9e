import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeBilling } from '../../testing/billing.ts'
import { live } from '../../testing/channel.ts'
import { server } from '../../testing/fake-server.ts'
import { expectToast } from '../../testing/toast.ts'
import { badge, button, current, openSubscription, payments } from './screen.testing.ts'

const rows = () =>
  payments
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('payments are listed newest first, each with its receipt as a file', async () => {
  const billing = fakeBilling()
  billing.pay('pro', 'bank_transfer')
  billing.pay('elite')
  await openSubscription(billing)
  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/^Upgrade to Elite.* · Card₦3,500Paid/),
      expect.stringMatching(/^A month of Pro.* · Bank transfer₦3,500Paid/),
    ])
  const files: string[] = []
  const bytes: Promise<string>[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    if (blob instanceof Blob) bytes.push(blob.text())
    return 'about:blank'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download)
  })
  await payments.getByRole('button', { name: /^Download receipt: A month of Pro/ }).click()
  await expect.poll(() => files).toEqual([expect.stringMatching(/^aiki-receipt-\d{4}-\d\d-\d\d\.pdf$/)])
  expect(await Promise.all(bytes)).toEqual([expect.stringMatching(/^%PDF-/)])
})

test('a receipt that does not load shows an error', async () => {
  const billing = fakeBilling()
  billing.pay('pro')
  server.cut('receipts.download')
  await openSubscription(billing)
  await payments.getByRole('button', { name: /^Download receipt/ }).click()
  await expectToast('The receipt did not load', 'The connection was lost. Please try again.')
})

test('a transfer that arrives opens the plan live', async () => {
  const billing = fakeBilling()
  const reference = billing.begin('pro')
  billing.send(reference)
  await openSubscription(billing)
  await expect.poll(rows).toEqual([expect.stringContaining('Waiting for your bank')])
  const awaited = page.getByText(/we are waiting for your bank to send ₦3,500\. .* do not pay again/)
  await expect.element(awaited).toBeVisible()
  await expect.poll(() => live.isOpen()).toBe(true)
  billing.settle(reference, 'bank_transfer')
  live.tell({ topic: 'payments', change: 'modified' })
  live.tell({ topic: 'subscription', change: 'inserted' })
  await expect.poll(rows).toEqual([expect.stringContaining('Bank transfer')])
  await expect.element(awaited).not.toBeInTheDocument()
  await expect.element(current).toMatchTextContent('you can pay for another month')
  await expect.element(badge).toHaveTextContent('PRO PLAN')
})

test('a transfer on its way is checked on request', async () => {
  const billing = fakeBilling()
  const reference = billing.begin('pro')
  billing.send(reference)
  await openSubscription(billing)
  const again = payments.getByRole('button', { name: /^Check again/ })
  await again.click()
  await expectToast('The money is not here yet', 'We keep checking, and tell you when it arrives.')
  await button('Dismiss').click()
  billing.settle(reference, 'bank_transfer')
  await again.click()
  await expectToast('Status Updated', 'Your payment arrived.')
  await expect.element(badge).toHaveTextContent('PRO PLAN')
})

test('payments that do not load show an error, and can be retried', async () => {
  const billing = fakeBilling()
  billing.pay('pro')
  const line = server.cut('payments.list')
  await openSubscription(billing)
  await expect.element(button('Try again')).toBeVisible()
  line.mend()
  await button('Try again').click()
  await expect.poll(rows).toEqual([expect.stringContaining('A month of Pro')])
})
