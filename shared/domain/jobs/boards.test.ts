import { expect, test } from 'vitest'
import { boards, intervalOf } from './boards.ts'

test.each([
  ['rate(1 minute)', 60_000],
  ['rate(30 minutes)', 1_800_000],
  ['rate(6 hours)', 21_600_000],
  ['rate(1 day)', 86_400_000],
])('%s is %i ms', (expression, expected) => {
  expect(intervalOf(expression)).toBe(expected)
})

test.each(['cron(0 6 * * ? *)', 'rate(1 week)', '30 minutes', ''])('%j is refused', expression => {
  expect(() => intervalOf(expression)).toThrow('is no rate')
})

test('the rhythm of every board can be read', () => {
  for (const { expression } of Object.values(boards)) expect(intervalOf(expression)).toBeGreaterThan(0)
})
