import { expect, test } from 'vitest'
import { subscriptionStatusOf } from './subscription-status.ts'

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
