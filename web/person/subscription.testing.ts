import type { Subscription } from '../../shared/api/subscription.ts'

/** Noon of 21 November 2026 in London; one o'clock in Lagos. */
const now = '2026-11-21T12:00:00.000Z'

export const onFree: Subscription = {
  tier: 'free',
  status: 'active',
  trialStartedAt: null,
  trialEndsAt: null,
  trialUsed: false,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  cancelledAt: null,
  nextTier: null,
  amount: null,
  renews: false,
  graceEndsAt: null,
  confirmUrl: null,
  dataKeptUntil: null,
  card: null,
  trialWish: null,
  now,
}

export const onTrial: Subscription = {
  ...onFree,
  tier: 'pro',
  status: 'trialing',
  trialStartedAt: now,
  trialEndsAt: '2026-11-28T13:05:00.000Z',
  trialUsed: true,
}

/** Paid by USSD: it does not renew. */
export const byHand: Subscription = {
  ...onFree,
  tier: 'pro',
  currentPeriodStart: '2026-11-20T10:00:00.000Z',
  currentPeriodEnd: '2026-12-20T10:00:00.000Z',
  amount: 350_000,
}

export const byCard: Subscription = {
  ...byHand,
  renews: true,
  card: { brand: 'visa', last4: '4081', expires: '09/2030' },
}

/** Elite by card, with Pro chosen for after it. */
export const goingDown: Subscription = { ...byCard, tier: 'elite', nextTier: 'pro' }

export const pastDue: Subscription = {
  ...byCard,
  status: 'past_due',
  currentPeriodEnd: '2026-11-20T10:00:00.000Z',
  graceEndsAt: '2026-11-27T10:00:00.000Z',
}

export const cancelled: Subscription = { ...byCard, status: 'cancelled', cancelledAt: now, renews: false }

export const expired: Subscription = {
  ...onFree,
  status: 'expired',
  dataKeptUntil: '2027-02-18T10:00:00.000Z',
}
