import { expect, test } from 'vitest'
import { addDays, daysBetween, lastMondays, mondayOf } from './weeks.ts'

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  // The year ends within a week.
  ['2026-12-31', '2026-12-28'],
  ['2027-01-03', '2026-12-28'],
  ['2027-01-04', '2027-01-04'],
  ['2028-02-29', '2028-02-28'],
])('%s lies in the week of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-12-30', '2027-01-02', 3],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-11-21', '2026-11-20', -1],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
  expect(addDays(from, days)).toBe(to)
})

test.each([
  // Sunday 23:59:59 in Lagos, and a second later.
  ['2026-11-22T22:59:59Z', ['2026-11-02', '2026-11-09', '2026-11-16']],
  ['2026-11-22T23:00:00Z', ['2026-11-09', '2026-11-16', '2026-11-23']],
  ['2027-01-05T12:00:00Z', ['2026-12-21', '2026-12-28', '2027-01-04']],
])('the last three weeks at %s', (now, mondays) => {
  expect(lastMondays(new Date(now), 3)).toEqual(mondays)
})
