import { expect, test } from 'vitest'
import type { Home } from '../../../shared/api/home.ts'
import { digestAt, digestOf } from '../../../shared/domain/application-digest.ts'
import { subscriptionView } from '../../../shared/domain/subscription-view.ts'
import { firstSteps } from './first-steps.ts'

const now = new Date('2026-11-20T10:00:00Z')
const free = subscriptionView({ history: [], trialWish: null }, null, now)
const fresh: Home = {
  applications: digestAt(digestOf([], now), now),
  interviewSessions: 0,
  resumes: 0,
  quota: { applications: 5, resumes: 1 },
  profile: { percent: 7, missing: ['Skills'] },
  hasPreferences: false,
  subscription: free,
}
const through: Home = {
  ...fresh,
  applications: { ...fresh.applications, total: 1 },
  profile: { percent: 100, missing: [] },
  hasPreferences: true,
}
const inWords = (home: Home) => firstSteps(home).map(({ label, done }) => `${done ? '✓' : '·'} ${label}`)

test('a new person has all steps left', () => {
  expect(inWords(fresh)).toEqual([
    '· Add your first application',
    '· Complete your profile (7%)',
    '· Set your job preferences',
    '· Try a paid plan free for 7 days',
  ])
})

test('each step is ticked by its own condition', () => {
  expect(inWords({ ...through, hasPreferences: false, subscription: { ...free, trialUsed: true } })).toEqual([
    '✓ Add your first application',
    '✓ Complete your profile (100%)',
    '· Set your job preferences',
    '✓ Try a paid plan free for 7 days',
  ])
})

test('a person who has paid is offered no trial', () => {
  const subscription = { ...free, tier: 'pro' } as const
  expect(inWords({ ...fresh, subscription })).not.toContain('· Try a paid plan free for 7 days')
})

test('a person who has done all steps sees none, even without a trial', () => {
  expect(firstSteps(through)).toEqual([])
})
