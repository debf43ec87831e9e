import { expect, test } from 'vitest'
import { dayInLagos, monthInLagos } from './calendar.ts'

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20', '2026-11'],
  ['2026-11-20T23:00:00Z', '2026-11-21', '2026-11'],
  ['2026-11-30T23:30:00Z', '2026-12-01', '2026-12'],
  ['2028-02-28T23:30:00Z', '2028-02-29', '2028-02'],
])('%s is %s in Lagos', (instant, day, month) => {
  expect(dayInLagos(new Date(instant))).toBe(day)
  expect(monthInLagos(new Date(instant))).toBe(month)
})
