import { expect, test } from 'vitest'
import {
  byTransfer,
  did,
  downgraded,
  failed,
  historyOf,
  paid,
  trial,
  upgraded,
} from './subscription.testing.ts'
import type { History } from './subscription-event.ts'
import { subscriptionView } from './subscription-view.ts'

const day = (date: string): string => `2026-${date}T09:00:00.000Z`
const view = (history: History, now: string, trialWish: 'pro' | null = null) =>
  subscriptionView({ history, trialWish }, null, new Date(now))

test('without a payment or a trial: Free, with the trial requested at sign-up', () => {
  expect(view([], day('11-20'), 'pro')).toEqual({
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
    trialWish: 'pro',
    now: day('11-20'),
  })
})

test('a trial that has ended leaves only that it was used', () => {
  const history = historyOf(trial(day('11-20')))
  expect(view(history, day('11-21'), 'pro')).toMatchObject({ trialEndsAt: day('11-27'), trialWish: null })
  expect(view(history, day('11-27'))).toMatchObject({
    tier: 'free',
    status: 'active',
    trialEndsAt: null,
    trialUsed: true,
  })
})

test('a month that a card renews, and its price after a downgrade', () => {
  const history = historyOf(paid(day('11-20'), 'elite'))
  expect(view(history, day('12-01'))).toMatchObject({
    currentPeriodStart: day('11-20'),
    currentPeriodEnd: day('12-20'),
    renews: true,
    amount: 700_000,
    nextTier: null,
  })
  const planned = view(historyOf(...history, downgraded(day('12-01'))), day('12-02'))
  expect(planned).toMatchObject({ tier: 'elite', nextTier: 'pro', amount: 350_000 })
})

test('an upgraded month is still one month', () => {
  const history = historyOf(paid(day('11-20')), upgraded(day('12-01'), day('12-20')))
  expect(view(history, day('12-02'))).toMatchObject({
    tier: 'elite',
    currentPeriodStart: day('11-20'),
    currentPeriodEnd: day('12-20'),
  })
})

test("past due: how long the plan goes on, and where the bank's confirmation is", () => {
  const history = historyOf(paid(day('10-20')), failed(day('11-20'), 'https://bank.example/confirm'))
  expect(view(history, day('11-21'))).toMatchObject({
    status: 'past_due',
    graceEndsAt: day('11-27'),
    confirmUrl: 'https://bank.example/confirm',
  })
})

test('after the end: how long the data is kept, and then nothing', () => {
  const history = historyOf(byTransfer(day('08-20')), did('cancelled', day('09-01')))
  expect(view(history, day('10-01'))).toMatchObject({
    status: 'expired',
    currentPeriodEnd: null,
    amount: null,
    dataKeptUntil: day('12-19'),
  })
  expect(view(history, day('12-19')).dataKeptUntil).toBeNull()
})
