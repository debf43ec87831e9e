import { expect, test } from 'vitest'
import { inNaira } from './plan.ts'
import { boughtWords, paidByWords, receiptFileName } from './receipt.ts'

test.each([
  ['pro', 'month', 'A month of Pro'],
  ['elite', 'month', 'A month of Elite'],
  ['elite', 'upgrade', 'Upgrade to Elite'],
] as const)('%s, %s: %s', (tier, purchase, words) => {
  expect(boughtWords({ tier, purchase })).toBe(words)
})

test.each([
  ['card', false, 'Card'],
  ['card', true, 'Card, automatic renewal'],
  ['ussd', false, 'USSD'],
  ['bank_transfer', false, 'Bank transfer'],
  ['other', false, 'Other'],
] as const)('%s, charged automatically %s: %s', (channel, automatic, words) => {
  expect(paidByWords({ channel, automatic })).toBe(words)
})

test("the file is named by the payment's day in Lagos", () => {
  expect(receiptFileName({ paidAt: '2026-11-19T23:30:00.000Z' })).toBe('aiki-receipt-2026-11-20.pdf')
})

test.each([
  [350_000, '₦3,500'],
  [123_450, '₦1,234.50'],
  [123_405, '₦1,234.05'],
])('%i kobo are written exactly: %s', (kobo, words) => {
  expect(inNaira(kobo)).toBe(words)
})
