import { expect, test } from 'vitest'
import { brand } from '../brand.ts'
import { clockInLagos, dayInLagos, monthInLagos } from './calendar.ts'

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20', '2026-11'],
  ['2026-11-20T23:00:00Z', '2026-11-21', '2026-11'],
  ['2026-11-30T23:30:00Z', '2026-12-01', '2026-12'],
  ['2028-02-28T23:30:00Z', '2028-02-29', '2028-02'],
])('%s is %s in Lagos', (instant, day, month) => {
  expect(dayInLagos(new Date(instant))).toBe(day)
  expect(monthInLagos(new Date(instant))).toBe(month)
})

test('the clock is that of the time zone, in every month of this year and the next ten', () => {
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
