import { expect, test } from 'vitest'
import { ago, atTime, onDay } from './day-words.ts'

test.each([
  ['2026-12-20T10:00:00Z', '20 December'],
  ['2026-12-20T23:30:00Z', '21 December'],
  ['2026-12-31T23:00:00Z', '1 January 2027'],
])('%s is shown as %s in November 2026', (instant, words) => {
  expect(onDay(instant, '2026-11-21T12:00:00Z')).toBe(words)
})

test('a time is shown as in Lagos', () => {
  expect(atTime('2026-11-28T13:05:00Z', '2026-11-21T12:00:00Z')).toBe('28 November, 14:05')
})

test.each([
  ['2026-11-20T10:00:30Z', 'just now'],
  ['2026-11-20T09:59:30Z', 'just now'],
  ['2026-11-20T09:59:00Z', '1 minute ago'],
  ['2026-11-20T09:01:00Z', '59 minutes ago'],
  ['2026-11-20T09:00:00Z', '1 hour ago'],
  ['2026-11-19T23:00:00Z', '11 hours ago'],
  ['2026-11-19T22:59:59Z', 'yesterday'],
  ['2026-11-18T22:59:59Z', '2 days ago'],
  ['2026-11-14T08:00:00Z', '6 days ago'],
  ['2026-11-13T08:00:00Z', 'on 13 November'],
  ['2025-11-20T10:00:00Z', 'on 20 November 2025'],
])('how long ago %s is, at ten on the 20th of November 2026', (instant, words) => {
  expect(ago(instant, new Date('2026-11-20T10:00:00Z'))).toBe(words)
})
