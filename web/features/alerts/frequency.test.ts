import { expect, test } from 'vitest'
import { frequencyWords, planOf } from './frequency.ts'

test.each([
  ['daily', 'weekly', 'Weekly on Free, Mondays at 7'],
  ['instant', 'weekly', 'Weekly on Free, Mondays at 7'],
  ['weekly', 'weekly', 'Weekly, Mondays at 7'],
  ['instant', 'daily', 'Daily on Pro, at 7 in the morning'],
  ['daily', 'daily', 'Daily, at 7 in the morning'],
  ['weekly', 'daily', 'Weekly, Mondays at 7'],
  ['instant', 'instant', 'Instant, minutes after Aiki finds a job'],
  ['daily', 'instant', 'Daily, at 7 in the morning'],
] as const)('chosen %s where the plan has %s: %s', (chosen, fastest, words) => {
  expect(frequencyWords(chosen, fastest)).toBe(words)
})

test.each([
  ['weekly', 'free'],
  ['daily', 'pro'],
  ['instant', 'elite'],
] as const)('%s begins with %s', (frequency, tier) => {
  expect(planOf(frequency)).toBe(tier)
})
