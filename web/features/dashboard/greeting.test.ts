import { expect, test } from 'vitest'
import { dayLine, greeting } from './greeting.ts'

test.each([
  ['2026-11-20T22:59:00Z', 'Good evening', 'Friday 20 November'],
  ['2026-11-20T23:00:00Z', 'Good morning', 'Saturday 21 November'],
  ['2026-11-21T10:59:00Z', 'Good morning', 'Saturday 21 November'],
  ['2026-11-21T11:00:00Z', 'Good afternoon', 'Saturday 21 November'],
  ['2026-11-21T16:00:00Z', 'Good evening', 'Saturday 21 November'],
])('%s in Lagos', (instant, words, day) => {
  expect(greeting(new Date(instant))).toBe(words)
  expect(dayLine(new Date(instant))).toBe(day)
})
