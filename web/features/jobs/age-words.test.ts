import { describe, expect, test } from 'vitest'
import { ageWords, closingWords, isOld, postedWords, repostWords, rowAge, shortAge } from './age-words.ts'

const now = new Date('2026-11-20T09:00:00Z')

test.each([
  ['2026-11-20T09:03:00Z', 'just now'],
  ['2026-11-20T08:59:00Z', '1 minute ago'],
  ['2026-11-20T06:59:00Z', '2 hours ago'],
  ['2026-11-19T22:30:00Z', 'yesterday'],
  ['2026-11-19T23:30:00Z', '9 hours ago'],
  ['2026-11-08T09:00:00Z', '12 days ago'],
  ['2026-10-22T09:00:00Z', '4 weeks ago'],
  ['2026-10-21T09:00:00Z', 'a month ago'],
  ['2026-10-20T09:00:00Z', 'over a month ago'],
  ['2026-09-22T09:00:00Z', 'over a month ago'],
  ['2026-08-01T09:00:00Z', '3 months ago'],
])('%s is %s, by calendar days in Lagos', (instant, words) => {
  expect(ageWords(instant, now)).toBe(words)
})

test.each([
  ['2026-11-20T08:59:50Z', '1 min'],
  ['2026-11-20T08:48:00Z', '12 min'],
  ['2026-11-20T05:30:00Z', '3 h'],
  ['2026-11-19T08:00:00Z', '1 day'],
  ['2026-11-16T08:00:00Z', '4 days'],
])('%s in short is %s', (instant, words) => {
  expect(shortAge(instant, now)).toBe(words)
})

describe('when a job was posted', () => {
  const firstSeenAt = '2026-11-20T08:00:00Z'

  test('a date without a time is shown without the hour', () => {
    expect(postedWords({ postedAt: '2026-11-20T00:00:00.000Z', firstSeenAt }, now)).toMatchObject({
      age: 'today',
      full: 'Posted on 20 November 2026',
    })
    expect(postedWords({ postedAt: '2026-11-20T07:00:00.000Z', firstSeenAt }, now).age).toBe('2 hours ago')
  })

  test.each([
    ['2026-11-20T08:48:00Z', '12 min ago', '12 minutes ago'],
    ['2026-11-20T05:30:00Z', '3 h ago', '3 hours ago'],
    ['2026-11-20T00:00:00Z', 'today', 'today'],
    ['2026-11-19T08:00:00Z', 'yesterday', 'yesterday'],
    ['2026-10-22T08:00:00Z', '4 weeks ago', '4 weeks ago'],
    [null, 'seen 1 h ago', 'first seen 1 hour ago'],
  ])('%s is the same age in a row and in the details', (postedAt, inRow, inDetails) => {
    expect(rowAge({ postedAt, firstSeenAt }, now)).toBe(inRow)
    expect(postedWords({ postedAt, firstSeenAt }, now).age).toBe(inDetails)
  })

  test('a job without a date has the day when we first saw it', () => {
    expect(postedWords({ postedAt: null, firstSeenAt }, now)).toEqual({
      instant: firstSeenAt,
      age: 'first seen 1 hour ago',
      full: 'First seen on 20 November 2026',
    })
  })

  test('after a month the job may be filled', () => {
    expect(isOld({ postedAt: '2026-10-21T09:00:00Z', firstSeenAt, expiresAt: null }, now)).toBe(false)
    const old = { postedAt: '2026-10-20T09:00:00Z', firstSeenAt }
    expect(isOld({ ...old, expiresAt: null }, now)).toBe(true)
    expect(isOld({ ...old, expiresAt: '2026-12-13T00:00:00Z' }, now)).toBe(false)
  })
})

test.each([
  [0, '2026-11-02T08:00:00Z', null],
  [2, '2026-08-14T08:00:00Z', 'Posted 3 times since August'],
  [1, '2025-12-14T08:00:00Z', 'Posted 2 times since December 2025'],
  [1, '2026-11-02T08:00:00Z', 'Posted 2 times this month'],
])('posted %i times before, since %s', (reposts, firstSeenAt, words) => {
  expect(repostWords({ reposts, firstSeenAt, postedAt: '2026-11-18T00:00:00Z' }, now)).toBe(words)
})

test.each([
  [null, null],
  ['2026-11-20T00:00:00Z', 'Closes today'],
  ['2026-11-20T18:00:00Z', 'Closes today'],
  ['2026-11-21T00:00:00Z', 'Closes tomorrow'],
  ['2026-12-03T00:00:00Z', 'Closes on 3 December'],
  ['2026-11-20T08:00:00Z', 'Closed on 20 November'],
  ['2026-11-18T00:00:00Z', 'Closed on 18 November'],
])('an end at %s: %s', (expiresAt, words) => {
  expect(closingWords(expiresAt, now)).toBe(words)
})
