import { expect, test } from 'vitest'
import { type Admission, admissionOf, levelOf, type ModelUse, standingOf } from './model-budget.ts'

test.each([
  [0, 'all'],
  [7.999999, 'all'],
  [8, 'saving'],
  [9.999999, 'saving'],
  [10, 'paid-only'],
  [11.999999, 'paid-only'],
  [12, 'off'],
  [500, 'off'],
] as const)('$%d of a budget of $10: %s', (spent, level) => {
  expect(levelOf(spent, 10)).toBe(level)
})

const whole = { repairs: true }
const once = { repairs: false }
const saving = { refused: 'model_saving' }
const forPaid = { refused: 'model_for_paid' }
const paused = { refused: 'model_paused' }

test.each<[ModelUse['standing'], ModelUse['purpose'], ...expected: object[]]>([
  ['paid', 'document', whole, whole, whole, paused],
  ['paid', 'wording', whole, whole, whole, paused],
  ['paid', 'practice', whole, whole, paused, paused],
  ['trial', 'document', whole, once, forPaid, paused],
  ['trial', 'wording', whole, once, forPaid, paused],
  ['trial', 'practice', whole, once, paused, paused],
  ['free', 'document', whole, once, forPaid, paused],
  ['free', 'wording', whole, saving, forPaid, paused],
])('%s, %s: at each level', (standing, purpose, ...expected) => {
  const levels = ['all', 'saving', 'paid-only', 'off'] as const
  const admitted: Admission[] = levels.map(level => admissionOf(level, { standing, purpose }))
  expect(admitted).toEqual(expected)
})

test.each([
  ['free', 'active', 'free'],
  // A plan that has ended.
  ['free', 'expired', 'free'],
  ['pro', 'trialing', 'trial'],
  ['elite', 'active', 'paid'],
  // It was paid for, and runs to its end.
  ['pro', 'cancelled', 'paid'],
  ['pro', 'past_due', 'paid'],
] as const)('%s, %s: %s', (tier, status, standing) => {
  expect(standingOf({ tier, status })).toBe(standing)
})
