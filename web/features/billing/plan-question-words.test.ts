import { expect, test } from 'vitest'
import { byCard, byHand, goingDown, pastDue } from '../../person/subscription.testing.ts'
import { questionWords } from './plan-question-words.ts'

const kept = 'What you made with it is kept for 90 days after that, and you can take the plan up again.'

test.each([
  ['cancel', byCard, `Pro stays yours until 20 December, and nothing more is charged. ${kept}`],
  ['cancel', pastDue, `Its month is not paid, so Pro ends at once, and nothing is charged. ${kept}`],
  [
    'remove-card',
    byCard,
    'Visa ending 4081 is forgotten, and nothing renews by itself any more. Pro stays yours until 20 December; to go on after that, you pay for each month yourself.',
  ],
  [
    'downgrade',
    { ...goingDown, nextTier: null },
    'Elite stays yours until 20 December. Then Pro begins, for ₦3,500 a month, charged to Visa ending 4081. Until then you can take this back.',
  ],
  [
    'downgrade',
    { ...byHand, tier: 'elite' as const },
    'Elite stays yours until 20 December. Then Pro begins, for ₦3,500 a month, once you pay for it. Until then you can take this back.',
  ],
] as const)('the question of %s explains its effect', (change, subscription, text) => {
  expect(questionWords(change, subscription).text).toBe(text)
})

test('a cancelled plan is shown with its last day', () => {
  expect(questionWords('cancel', byCard).done({ ...byCard, status: 'cancelled' })).toEqual({
    kind: 'success',
    title: 'Subscription Cancelled',
    description: 'Pro is yours until 20 December. Nothing more is charged.',
  })
})
