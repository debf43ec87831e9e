import { expect, test } from 'vitest'
import type { Payment } from '../../../shared/api/payments.ts'
import { boughtWords, madeWords, refundWords } from './payment-words.ts'

const payment: Payment = {
  reference: 'aiki-1',
  tier: 'pro',
  purchase: 'month',
  amount: 350_000,
  refunded: 0,
  state: 'paid',
  awaited: false,
  channel: 'bank_transfer',
  automatic: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  paidAt: '2026-11-21T09:00:00.000Z',
  periodEnd: '2026-12-21T09:00:00.000Z',
}

test('a payment is named by what it bought', () => {
  expect(boughtWords(payment)).toBe('A month of Pro')
  expect(boughtWords({ tier: 'elite', purchase: 'upgrade' })).toBe('Upgrade to Elite')
})

test.each([
  ['21 November 2026 · Bank transfer', payment],
  ['20 November 2026', { ...payment, state: 'open', channel: null, paidAt: null }],
  ['21 November 2026 · Card · automatic renewal', { ...payment, channel: 'card', automatic: true }],
] as const)('%s', (words, made) => {
  expect(madeWords(made)).toBe(words)
})

test('a partial refund is shown', () => {
  expect(refundWords({ ...payment, refunded: 100_000 })).toBe('₦1,000 refunded')
  expect(refundWords({ ...payment, refunded: 350_000 })).toBeNull()
  expect(refundWords(payment)).toBeNull()
})
