import { expect, test } from 'vitest'
import { brand } from '../brand.ts'
import {
  addDays,
  addMonths,
  clockInLagos,
  dayInLagos,
  dayInWords,
  daysBetween,
  lastMondays,
  mondayOf,
  monthInLagos,
} from './calendar.ts'

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20', '2026-11'],
  ['2026-11-20T23:00:00Z', '2026-11-21', '2026-11'],
  ['2026-11-30T23:30:00Z', '2026-12-01', '2026-12'],
  ['2028-02-28T23:30:00Z', '2028-02-29', '2028-02'],
])('%s is %s in Lagos', (instant, day, month) => {
  expect(dayInLagos(new Date(instant))).toBe(day)
  expect(monthInLagos(new Date(instant))).toBe(month)
})

test('our clock agrees with the time zone in every month of this year and the next ten', () => {
  const there = new Intl.DateTimeFormat('sv-SE', {
    timeZone: brand.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const year = new Date().getUTCFullYear()
  for (let month = 0; month < 132; month += 1) {
    const instant = new Date(Date.UTC(year, month, 15, 12, 30, 59))
    expect(clockInLagos(instant).toISOString()).toBe(`${there.format(instant).replace(' ', 'T')}.000Z`)
  }
})

test.each([
  ['2026-01-05', '5 January 2026'],
  ['2026-11-20', '20 November 2026'],
  ['2027-12-31', '31 December 2027'],
])('%s is %s', (day, words) => {
  expect(dayInWords(day)).toBe(words)
})

test.each([
  ['2026-11-20T10:00:00.000Z', 1, '2026-12-20T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 2, '2026-03-31T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 48, '2032-02-29T10:00:00.000Z'],
  ['2026-08-31T10:00:00.000Z', 1, '2026-09-30T10:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', 2, '2027-02-28T10:00:00.000Z'],
  // Half past midnight of the 1st in Lagos is still the 31st in UTC.
  ['2026-01-31T23:30:00.000Z', 1, '2026-02-28T23:30:00.000Z'],
  ['2026-01-30T23:30:00.000Z', 1, '2026-02-27T23:30:00.000Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to)
})

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
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
  expect(addDays(from, days)).toBe(to)
})

test.each([
  // Sunday 23:59:59 in Lagos, and a second later.
  ['2026-11-22T22:59:59Z', ['2026-11-02', '2026-11-09', '2026-11-16']],
  ['2026-11-22T23:00:00Z', ['2026-11-09', '2026-11-16', '2026-11-23']],
  ['2027-01-05T12:00:00Z', ['2026-12-21', '2026-12-28', '2027-01-04']],
])('the Mondays of the last three weeks at %s', (now, mondays) => {
  expect(lastMondays(new Date(now), 3)).toEqual(mondays)
})
