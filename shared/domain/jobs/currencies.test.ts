import { expect, test } from 'vitest'
import currencies from './currencies.json' with { type: 'json' }
import { ratesReminder } from './currencies.ts'

const after = (days: number): Date => new Date(Date.parse(currencies.ratesOf) + days * 24 * 60 * 60 * 1000)

test('the rates have a date and are positive', () => {
  expect(currencies.ratesOf).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(Object.values(currencies.nairaPer).every(rate => rate > 0)).toBe(true)
})

test('after 200 days the operator is reminded to look at the rates', () => {
  expect(ratesReminder(after(0))).toBeNull()
  expect(ratesReminder(after(200))).toBeNull()
  expect(ratesReminder(after(201))).toContain('shared/domain/jobs/currencies.json')
})
