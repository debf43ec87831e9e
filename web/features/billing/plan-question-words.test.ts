import { expect, test } from 'vitest'
import { byCard, byHand, goingDown, pastDue } from '../../person/subscription.testing.ts'
import { questionWords } from './plan-question-words.ts'

const kept =
  'We keep what you made with it for 90 days after that. In that time you can start the plan again.'

test.each([
  ['cancel', byCard, `Pro stays yours until 20 December, and nothing more is charged. ${kept}`],
  ['cancel', pastDue, `Your month is not paid, so Pro ends at once. Nothing is charged. ${kept}`],
  [
    'remove-card',
    byCard,
    'We delete Visa ending 4081, and your plan does not renew by itself any more. Pro stays yours until 20 December. To keep it after that, you pay for each month yourself.',
  ],
  [
    'downgrade',
    { ...goingDown, nextTier: null },
    'Elite stays yours until 20 December. Then Pro begins, for ₦3,500 a month, charged to Visa ending 4081. Until then you can undo this.',
  ],
  [
    'downgrade',
    { ...byHand, tier: 'elite' as const },
    'Elite stays yours until 20 December. Then Pro begins, for ₦3,500 a month, once you pay for it. Until then you can undo this.',
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
