import { expect, test } from 'vitest'
import { atLeast, summaryOf } from './summary.ts'

const rows = [{ status: 'interview' }, { status: 'offer' }, { status: 'rejected' }] as const

test.each([
  [rows, false, '3 tracked. 1 in interview, 1 offer.'],
  [rows.slice(2), false, '1 tracked.'],
  [rows, true, 'Your newest 3. 1 in interview, 1 offer.'],
  [[{ status: 'offer' }, { status: 'offer' }], false, '2 tracked. 2 offers.'],
] as const)('summary %#', (given, olderLeft, words) => {
  expect(summaryOf(given, olderLeft)).toBe(words)
})

test('a count shows when it may still grow', () => {
  expect([atLeast(7, true), atLeast(7, false), atLeast(0, true)]).toEqual(['7+', '7', '0+'])
})
