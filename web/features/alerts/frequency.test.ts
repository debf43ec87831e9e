import { expect, test } from 'vitest'
import { frequencyWords, planOf } from './frequency.ts'

test.each([
  ['daily', 'weekly', 'Weekly on Free, Mondays between 7 and 8'],
  ['instant', 'weekly', 'Weekly on Free, Mondays between 7 and 8'],
  ['weekly', 'weekly', 'Weekly, Mondays between 7 and 8'],
  ['instant', 'daily', 'Daily on Pro, between 7 and 8 in the morning'],
  ['daily', 'daily', 'Daily, between 7 and 8 in the morning'],
  ['weekly', 'daily', 'Weekly, Mondays between 7 and 8'],
  ['instant', 'instant', 'Instant, minutes after Aiki finds a job'],
  ['daily', 'instant', 'Daily, between 7 and 8 in the morning'],
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
