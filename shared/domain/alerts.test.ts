import { expect, test } from 'vitest'
import { alertedJobOf, effectiveFrequency, isItsTurn, latestJobs, mayAlert, nextLook } from './alerts.ts'

const job = {
  id: 'a',
  title: 'Planner',
  company: 'Gada',
  location: 'Lagos',
  source: { board: 'myjobmag', url: 'https://jobs.example/1' },
  warnings: [],
} as const

test.each([
  ['asks-for-money', false],
  ['asks-for-secrets', false],
  ['imitated-employer', false],
  ['free-mail-contact', true],
  ['chat-only-contact', true],
  ['unrealistic-pay', true],
  ['no-employer', true],
] as const)('an alert may notify of a job with the warning %s: %s', (kind, tellable) => {
  const others = [{ kind: 'no-employer', says: 'It names no employer.' } as const]
  expect(mayAlert({ warnings: [...others, { kind, says: 'Look.' }] })).toBe(tellable)
})

test('the latest ten jobs are shown, each once, with their warnings', () => {
  const many = Array.from({ length: 12 }, (_, n) => alertedJobOf({ ...job, id: `${n}`, warnings: [] }))
  const warned = alertedJobOf({ ...job, id: '3', warnings: [{ kind: 'no-employer', says: 'Look.' }] })
  const shown = latestJobs([warned], many)
  expect(shown.map(({ id }) => id)).toEqual(['3', '0', '1', '2', '4', '5', '6', '7', '8', '9'])
  expect(shown[0]).toMatchObject({
    warnings: [{ kind: 'no-employer' }],
    board: 'myjobmag',
    url: 'https://jobs.example/1',
  })
  expect(shown[1]?.warnings).toEqual([])
})

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
] as const)('the frequency %s on the plan %s is %s', (chosen, tier, effective) => {
  expect(effectiveFrequency(chosen, tier)).toBe(effective)
})

test.each([
  ['daily', '20T05:59', '20T05:59', false],
  ['daily', '20T05:59', '20T06:00', true],
  ['daily', '20T06:00', '21T05:59', false],
  ['daily', '20T06:00', '21T06:00', true],
  // A late run does not move the next one.
  ['daily', '20T22:59', '21T06:00', true],
  ['weekly', '20T10:00', '22T23:59', false],
  ['weekly', '20T10:00', '23T05:59', false],
  ['weekly', '20T10:00', '23T06:00', true],
  ['weekly', '23T05:59', '23T06:00', true],
  ['weekly', '23T06:00', '29T23:00', false],
  ['weekly', '23T06:00', '30T06:00', true],
  ['instant', '20T10:00', '20T10:00', true],
] as const)(
  'an alert with frequency %s that last ran at %s is due at %s: %s',
  (frequency, ranAt, now, turn) => {
    expect(isItsTurn(frequency, at(ranAt), at(now))).toBe(turn)
  },
)

test.each([
  ['weekly', 'free', '23T06:00'],
  ['daily', 'pro', '21T06:00'],
  ['weekly', 'elite', '23T06:00'],
  // The frequency was chosen on a higher plan, so each morning the alert checks whether that plan is back.
  ['daily', 'free', '21T06:00'],
  ['instant', 'free', '21T06:00'],
  ['instant', 'pro', '21T06:00'],
] as const)('an alert with frequency %s on the plan %s is checked again on %s', (chosen, tier, next) => {
  expect(nextLook(chosen, tier, at('20T10:00'))).toEqual(at(next))
})

test('an instant alert has no next time, because it runs when there are new jobs', () => {
  expect(nextLook('instant', 'elite', at('20T10:00'))).toBeNull()
})
