import { expect, test } from 'vitest'
import { nextLook, subscriptionStatusOf } from './subscription-status.ts'

const nothing = {
  trialEndsAt: null,
  currentPeriodEnd: null,
  graceEndsAt: null,
  dataKeptUntil: null,
  now: '2026-11-21T12:00:00.000Z',
}

test.each([
  ['nothing on Free', {}, null],
  ['a trial at its last millisecond', { trialEndsAt: '2026-11-21T12:00:00.001Z' }, 1],
  ['a day at most, which a timer can hold', { currentPeriodEnd: '2026-12-31T12:00:00.000Z' }, 86_400_000],
  [
    'the first of several ends',
    { graceEndsAt: '2026-11-21T14:00:00.000Z', dataKeptUntil: '2026-11-21T13:00:00.000Z' },
    3_600_000,
  ],
  [
    'what is over no more, while a card is being charged',
    { currentPeriodEnd: '2026-11-21T12:00:00.000Z' },
    null,
  ],
])('waits for %s', (_, ends, wait) => {
  expect(nextLook({ ...nothing, ...ends })).toBe(wait)
})

test.each([
  ['free', 'active', 'free'],
  ['free', 'expired', 'expired'],
  ['pro', 'trialing', 'trial'],
  ['elite', 'active', 'active'],
  ['pro', 'cancelled', 'cancelled'],
  ['pro', 'past_due', 'past-due'],
] as const)('%s and %s is shown as %s', (tier, status, state) => {
  expect(subscriptionStatusOf({ tier, status })).toEqual({ tier, state })
})
