import { expect, test } from 'vitest'
import { dayInWords } from './day-in-words.ts'

test.each([
  ['2026-01-05', '5 January 2026'],
  ['2026-11-20', '20 November 2026'],
  ['2027-12-31', '31 December 2027'],
])('%s is %s', (day, words) => {
  expect(dayInWords(day)).toBe(words)
})
