import { expect, test } from 'vitest'
import { atTime, onDay } from './day-words.ts'

test.each([
  ['2026-12-20T10:00:00Z', '20 December'],
  ['2026-12-20T23:30:00Z', '21 December'],
  ['2026-12-31T23:00:00Z', '1 January 2027'],
])('%s is read as %s by who is in November 2026', (instant, words) => {
  expect(onDay(instant, '2026-11-21T12:00:00Z')).toBe(words)
})

test('a time is that of the clocks in Lagos', () => {
  expect(atTime('2026-11-28T13:05:00Z', '2026-11-21T12:00:00Z')).toBe('28 November, 14:05')
})
