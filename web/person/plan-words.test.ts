import { expect, test } from 'vitest'
import type { Subscription } from '../../shared/api/subscription.ts'
import { stateWords } from './plan-words.ts'
import {
  byCard,
  byHand,
  cancelled,
  expired,
  goingDown,
  onFree,
  onTrial,
  pastDue,
} from './subscription.testing.ts'

test.each<[string, Subscription]>([
  ['Yours for as long as you like.', onFree],
  [
    'Your free trial is over. Nothing was charged. Free is yours for as long as you like.',
    { ...onFree, trialUsed: true },
  ],
  ['On trial until 28 November, 14:05. Nothing is charged.', onTrial],
  [
    'On trial until 28 November, 14:05. After that begins the time that you paid for, until 28 December.',
    { ...onTrial, currentPeriodEnd: '2026-12-28T13:05:00.000Z' },
  ],
  ['Active. Renews on 20 December with Visa ending 4081: ₦3,500.', byCard],
  ['Active. From 20 December you have Pro with Visa ending 4081: ₦3,500.', goingDown],
  ['Active. Your card is being charged for the next month.', { ...byCard, now: '2026-12-20T10:00:00.000Z' }],
  ['Paid until 20 December. From 6 December, you can pay for another month.', byHand],
  [
    'Paid until 20 December. To keep your plan, pay for another month.',
    { ...byHand, now: '2026-12-10T10:00:00.000Z' },
  ],
  [
    'Paid until 20 December. From 6 December, you can pay for another month of Pro.',
    { ...goingDown, renews: false },
  ],
  ['Cancelled. Yours until 20 December.', cancelled],
  ['Your payment failed. Pay now, or Pro ends on 27 November.', pastDue],
  [
    'The next month is not paid yet. Confirm it with your bank, or Pro ends on 27 November.',
    { ...pastDue, confirmUrl: 'https://checkout.example/1' },
  ],
  [
    'Your paid plan ended on 20 November. On 18 February 2027, we delete what only a paid plan keeps: practice sessions, career texts, the chat with the coach, and files. Before that day, start the plan again, or export your data in Settings.',
    expired,
  ],
  ['Your paid plan has ended. Free is yours for as long as you like.', { ...expired, dataKeptUntil: null }],
])('%s', (words, subscription) => {
  expect(stateWords(subscription)).toBe(words)
})
