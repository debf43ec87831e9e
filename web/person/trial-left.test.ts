import { expect, test } from 'vitest'
import { trialLeft } from './trial-left.ts'

const now = '2026-11-21T09:00:00.000Z'
const minute = 60_000
const hour = 60 * minute

const leftOf = (trialEndsAt: string | null, sinceLoaded = 0) =>
  trialLeft({ status: 'trialing', trialEndsAt, now }, sinceLoaded)

test.each([
  ['2026-11-28T09:00:00.000Z', '7 days left', 24 * hour],
  ['2026-11-23T21:00:00.000Z', '3 days left', 12 * hour],
  ['2026-11-22T09:00:01.000Z', '2 days left', 1000],
  ['2026-11-22T09:00:00.000Z', '24 hours left', hour],
  ['2026-11-21T11:30:00.000Z', '3 hours left', 30 * minute],
  ['2026-11-21T10:00:00.000Z', 'Ends this hour', hour],
])('until %s: %s', (end, words, changesIn) => {
  expect(leftOf(end)).toEqual({ words, changesIn })
})

test('the time that has passed since the answer counts', () => {
  expect(leftOf('2026-11-21T11:30:00.000Z', 31 * minute)?.words).toBe('2 hours left')
  expect(leftOf('2026-11-21T11:30:00.000Z', 3 * hour)).toBeNull()
})

test('without a running trial there is nothing to say', () => {
  expect(leftOf(null)).toBeNull()
  expect(trialLeft({ status: 'active', trialEndsAt: now, now }, 0)).toBeNull()
})
