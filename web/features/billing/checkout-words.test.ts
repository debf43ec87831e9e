import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Quote } from '../../../shared/api/payments.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { checkoutErrorNotice, quoteWords } from './checkout-words.ts'

const now = '2026-11-21T12:00:00.000Z'
const month: Quote = {
  tier: 'pro',
  purchase: 'month',
  amount: 350_000,
  // The price was asked for a moment after the subscription.
  startsAt: '2026-11-21T12:00:02.000Z',
  endsAt: '2026-12-21T12:00:00.000Z',
}
const upgrade: Quote = { ...month, startsAt: now, tier: 'elite', purchase: 'upgrade', amount: 210_000 }

test.each([
  ['a month from now', month, 'Pro from today to 21 December', 'A month of Pro'],
  [
    'a month behind the trial',
    { ...month, startsAt: '2026-11-28T12:00:00.000Z', endsAt: '2026-12-28T12:00:00.000Z' },
    'Pro from 28 November to 28 December',
    'A month of Pro',
  ],
  [
    'what is left of a month',
    { ...upgrade, endsAt: '2026-12-09T11:00:00.000Z' },
    'Elite from today to 9 December',
    'The difference to Elite, for the 18 days left of your month',
  ],
  [
    'its last day',
    { ...upgrade, endsAt: '2026-11-21T15:00:00.000Z' },
    'Elite from today to 21 November',
    'The difference to Elite, for the 1 day left of your month',
  ],
  [
    'more than a month',
    { ...upgrade, endsAt: '2027-01-05T12:00:00.000Z' },
    'Elite from today to 5 January 2027',
    'The difference to Elite, for the 45 days left of what you have paid for',
  ],
])('%s', (_, quote, time, reckoning) => {
  expect(quoteWords(quote, { now, status: 'active' })).toMatchObject({
    Period: time,
    'You pay for': reckoning,
  })
})

test('a person who has cancelled reads that a payment undoes the cancellation', () => {
  const words = quoteWords(upgrade, { now, status: 'cancelled' })
  expect(words['After that']).toMatch(
    /^You cancelled this plan\. If you pay, it continues\. ₦7,000 a month\./,
  )
})

test.each([
  [new ConnectionLost(), 'Checkout Error', 'The connection was lost. Nothing was charged. Please try again.'],
  [new ApiError('unauthenticated'), 'Authentication Required', 'Please log in to continue.'],
  [new ApiError('internal'), 'Payment Error', 'Failed to initialize payment. Please try again.'],
  [
    new ApiError('internal', { requestId: '3f2a9c1b-7d40' }),
    'Payment Error',
    'Failed to initialize payment. Please try again. Reference: 3f2a9c1b.',
  ],
  [
    new ApiError('price_changed'),
    'Payment Error',
    'The price has changed since you looked. Nothing was charged: please look at it again.',
  ],
])('%s', (error, title, description) => {
  expect(checkoutErrorNotice(error)).toMatchObject({ title, description })
})
