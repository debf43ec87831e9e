import { expect, test } from 'vitest'
import { countWords, isSpent, nextMonth, revisionCost, revisionOutcome } from './words.ts'

test.each([
  [0, 2, '0 of 2 letters this month', false],
  [1, 2, '1 of 2 letters this month', false],
  [2, 2, '2 of 2 letters this month', true],
  // On a higher plan more were written, before it ended.
  [7, 2, '2 of 2 letters this month', true],
  [7, null, null, false],
])('%s of %s', (used, limit, words, spent) => {
  expect(countWords({ used, limit })).toBe(words)
  expect(isSpent({ used, limit })).toBe(spent)
})

test.each([
  ['2026-11-20T10:00:00Z', '1 December'],
  ['2026-12-31T22:59:00Z', '1 January'],
  // Midnight has passed in Lagos.
  ['2026-12-31T23:00:00Z', '1 February'],
])('at %s a new month begins on %s', (now, day) => {
  expect(nextMonth(new Date(now))).toBe(day)
})

test.each([
  ['2026-11-20T10:30:00Z', 1, 2, 'Until 12:00 this uses none of your letters of the month.'],
  ['2026-11-20T11:30:00Z', 1, 2, 'uses one of your letters of the month. You have used 1 of 2.'],
  ['2026-11-20T11:30:00Z', 2, 2, 'none is left until 1 December.'],
  ['2026-11-20T11:30:00Z', 2, null, ''],
])(
  'at %s, with %s of %s letters used, a letter of 11:00 in Lagos is written anew: %s',
  (now, used, limit, words) => {
    const letter = { createdAt: '2026-11-20T10:00:00.000Z', revisionCountedAt: null }
    const cost = revisionCost(letter, { used, limit }, new Date(now))
    expect(cost.endsWith(words)).toBe(true)
    expect(cost === '').toBe(limit === null)
  },
)

test.each([
  [true, 2, 'The letter is shorter now.'],
  [false, 2, 'This letter is already short. Nothing was changed. It uses none of your letters of the month.'],
  [false, null, 'This letter is already short. Nothing was changed.'],
])('a letter that was to be shorter, changed: %s, with a limit of %s: %s', (isChanged, limit, words) => {
  expect(revisionOutcome('shorter', isChanged, { used: 1, limit })).toBe(words)
})
