import { expect, test } from 'vitest'
import type { Subscription } from '../../../shared/api/subscription.ts'
import {
  byCard,
  byHand,
  cancelled,
  expired,
  goingDown,
  onFree,
  onTrial,
  pastDue,
} from '../../person/subscription.testing.ts'
import { firstChoice, optionFor, undoLabel } from './plan-options.ts'

const pay = (label: string) => ({ kind: 'pay', label })
const paidBehind = { currentPeriodEnd: '2026-12-28T13:05:00.000Z', amount: 350_000 }

test.each<[string, Subscription, ReturnType<typeof pay> | null, ReturnType<typeof pay> | null]>([
  ['on Free', onFree, pay('Upgrade to Pro'), pay('Upgrade to Elite')],
  ['after a paid plan', expired, pay('Upgrade to Pro'), pay('Upgrade to Elite')],
  ['on trial', onTrial, pay('Keep Pro'), pay('Upgrade to Elite')],
  ['on trial of the higher', { ...onTrial, tier: 'elite' }, pay('Pay for Pro'), pay('Keep Elite')],
  ['on a trial that is paid on', { ...onTrial, ...paidBehind }, null, pay('Upgrade to Elite')],
  [
    'on a trial of the higher, with the lower paid for behind it',
    { ...onTrial, ...paidBehind, tier: 'elite' },
    null,
    pay('Keep Elite'),
  ],
  ['on a plan that renews', byCard, null, pay('Upgrade to Elite')],
  ['on the higher plan', { ...byCard, tier: 'elite' }, { kind: 'downgrade', label: 'Change to Pro' }, null],
  ['with the lower one chosen for later', goingDown, null, null],
  ['paid by hand, a month before its end', byHand, null, pay('Upgrade to Elite')],
  [
    'paid by hand, two weeks before its end',
    { ...byHand, now: '2026-12-06T10:00:00.000Z' },
    pay('Pay for another month'),
    pay('Upgrade to Elite'),
  ],
  [
    'the lower one chosen, and time to pay for it',
    { ...goingDown, renews: false, now: '2026-12-06T10:00:00.000Z' },
    pay('Pay for another month'),
    null,
  ],
  ['after a failed renewal', pastDue, pay('Pay now'), pay('Upgrade to Elite')],
  ['after one of the higher', { ...pastDue, tier: 'elite' }, pay('Pay for Pro'), pay('Pay now')],
  ['cancelled', cancelled, null, pay('Upgrade to Elite')],
])('%s', (_, subscription, toPro, toElite) => {
  expect(optionFor(subscription, 'pro')).toEqual(toPro)
  expect(optionFor(subscription, 'elite')).toEqual(toElite)
})

test.each<[string, Subscription, string | null]>([
  ['a plan that goes on', byCard, null],
  ['a cancelled one', cancelled, 'Keep my plan'],
  ['one with the lower plan to come', goingDown, 'Stay on Elite'],
  ['the lower plan, begun and not paid', { ...pastDue, nextTier: 'pro' }, null],
])('the change of %s that can be undone', (_, subscription, label) => {
  expect(undoLabel(subscription)).toBe(label)
})

test.each<[string, Subscription, string | null]>([
  ['on Free', onFree, 'pro'],
  ['on a plan that renews', byCard, 'elite'],
  ['on the higher plan', { ...byCard, tier: 'elite' }, null],
  ['on trial, where the plan can be kept', onTrial, null],
  ['after a failed renewal', pastDue, null],
  ['cancelled', cancelled, null],
])('the plan that stands out %s', (_, subscription, tier) => {
  expect(firstChoice(subscription)).toBe(tier)
})
