import { expect, test } from 'vitest'
import { interviewTime } from './interview-words.ts'

const now = new Date('2026-11-20T10:00:00Z')

test.each([
  ['2026-11-20T14:00:00.000Z', 'Africa/Lagos', 'Africa/Lagos', 'Today, 15:00', null],
  ['2026-11-21T09:00:00.000Z', 'Africa/Lagos', 'Africa/Lagos', 'Tomorrow, 10:00', null],
  ['2026-11-27T09:00:00.000Z', 'Africa/Lagos', 'Africa/Lagos', 'Fri 27 Nov, 10:00', null],
  ['2027-01-04T09:00:00.000Z', 'Africa/Lagos', 'Africa/Lagos', 'Mon 4 Jan 2027, 10:00', null],
  ['2026-11-12T09:00:00.000Z', 'Africa/Lagos', 'Africa/Lagos', 'Thu 12 Nov, 10:00', null],
  // Another zone with the same clock needs no words.
  ['2026-11-27T09:00:00.000Z', 'Africa/Lagos', 'Europe/Paris', 'Fri 27 Nov, 10:00', null],
  [
    '2026-11-27T10:00:00.000Z',
    'Europe/London',
    'Africa/Lagos',
    'Fri 27 Nov, 10:00 London time',
    '11:00 for you',
  ],
  [
    '2026-11-28T01:00:00.000Z',
    'America/New_York',
    'Africa/Lagos',
    'Fri 27 Nov, 20:00 New York time',
    'Sat 28 Nov, 02:00 for you',
  ],
  // Today there is tomorrow here.
  [
    '2026-11-21T01:00:00.000Z',
    'America/New_York',
    'Africa/Lagos',
    'Today, 20:00 New York time',
    'Tomorrow, 02:00 for you',
  ],
])('%s in %s, for a person in %s', (at, zone, own, there, here) => {
  expect(interviewTime({ at, zone, place: '' }, now, own)).toEqual({ there, here })
})
