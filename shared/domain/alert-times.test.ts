import { expect, test } from 'vitest'
import { effectiveFrequency, isItsTurn, nextLook } from './alert-times.ts'

// 20 November 2026 is a Friday. Lagos is an hour ahead of UTC.
const at = (instant: string) => new Date(`2026-11-${instant}:00Z`)

test.each([
  ['instant', 'free', 'weekly'],
  ['instant', 'pro', 'daily'],
  ['instant', 'elite', 'instant'],
  ['daily', 'free', 'weekly'],
  ['daily', 'pro', 'daily'],
  ['daily', 'elite', 'daily'],
  ['weekly', 'elite', 'weekly'],
] as const)('%s on %s comes %s', (chosen, tier, effective) => {
  expect(effectiveFrequency(chosen, tier)).toBe(effective)
})

test.each([
  ['daily', '20T05:59', '20T05:59', false],
  ['daily', '20T05:59', '20T06:00', true],
  ['daily', '20T06:00', '21T05:59', false],
  ['daily', '20T06:00', '21T06:00', true],
  // A run that came late does not move the next one.
  ['daily', '20T22:59', '21T06:00', true],
  ['weekly', '20T10:00', '22T23:59', false],
  ['weekly', '20T10:00', '23T05:59', false],
  ['weekly', '20T10:00', '23T06:00', true],
  ['weekly', '23T05:59', '23T06:00', true],
  ['weekly', '23T06:00', '29T23:00', false],
  ['weekly', '23T06:00', '30T06:00', true],
  ['instant', '20T10:00', '20T10:00', true],
] as const)('%s, last at %s, has its turn at %s: %s', (frequency, ranAt, now, turn) => {
  expect(isItsTurn(frequency, at(ranAt), at(now))).toBe(turn)
})

test.each([
  ['weekly', 'free', '23T06:00'],
  ['daily', 'pro', '21T06:00'],
  ['weekly', 'elite', '23T06:00'],
  // Chosen on a higher plan: each morning it is asked whether that plan is back.
  ['daily', 'free', '21T06:00'],
  ['instant', 'free', '21T06:00'],
  ['instant', 'pro', '21T06:00'],
] as const)('%s on %s is looked at again on %s', (chosen, tier, next) => {
  expect(nextLook(chosen, tier, at('20T10:00'))).toEqual(at(next))
})

test('an instant alert waits for new jobs and for no time', () => {
  expect(nextLook('instant', 'elite', at('20T10:00'))).toBeNull()
})
