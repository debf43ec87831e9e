import { expect, test } from 'vitest'
import { expired, onFree, onTrial } from './subscription.testing.ts'
import { canTry, nextLook, subscriptionStatusOf } from './subscription-status.ts'

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

test.each([
  ['on Free', onFree, true],
  ['after a paid plan without a trial', expired, true],
  ['on trial', onTrial, false],
  ['after the trial', { ...onFree, trialUsed: true }, false],
  ['while the trial of the sign-up is on its way', { ...onFree, trialWish: 'pro' as const }, false],
])('whether the trial can be started %s', (_, subscription, can) => {
  expect(canTry(subscription)).toBe(can)
})
