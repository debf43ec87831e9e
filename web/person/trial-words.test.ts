import { expect, test } from 'vitest'
import { ApiError } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { byCard, onFree, onTrial } from './subscription.testing.ts'
import { noTrialWords, trialErrorNotice, trialOffer } from './trial-words.ts'

test.each([
  [
    new ApiError('trial_used'),
    'Trial Already Used',
    "You've already used your one-time 7-day free trial. Subscribe to a paid plan to continue.",
  ],
  [new ApiError('trial_unavailable'), 'Trial Unavailable', /paid plan already/],
  [new ApiError('unauthenticated'), 'Trial Error', 'User must be authenticated to start trial'],
  [
    new ApiError('unavailable', { requestId: '3f2a9c1b-7d40' }),
    'Trial Error',
    /busy right now.* Reference: 3f2a9c1b\.$/,
  ],
  [new ConnectionLost(), 'Trial Error', /begins only once/],
])('%s is shown as %s', (error, title, description) => {
  const notice = trialErrorNotice(error)
  expect(notice.title).toBe(title)
  expect(notice.description).toMatch(description)
})

test('the offer names the plan, its end to the minute in Lagos, and its price afterwards', () => {
  const { title, lines } = trialOffer('pro', new Date('2026-12-28T12:05:00.000Z'))
  expect(title).toBe('Try Pro free for 7 days')
  const said = Object.fromEntries(lines.map(({ label, content }) => [label, content]))
  expect(said.Ends).toBe('4 January 2027, 13:05, by itself. You do not need to cancel.')
  expect(said['After that']).toMatch(/it costs ₦3,500 \(\$2\.29\) a month\.$/)
})

test.each([
  ['used', 'pro', { ...onFree, trialUsed: true }, 'Your free trial is used', 'Upgrade to Pro'],
  ['running with the same plan', 'pro', onTrial, 'You have Pro already', null],
  ['running with the lower plan', 'elite', onTrial, 'You have Pro already', 'Upgrade to Elite'],
  ['asked for on a paid plan', 'pro', byCard, 'You have Pro already', null],
] as const)('a trial that is %s is not offered again', (_, tier, subscription, title, action) => {
  expect(noTrialWords(tier, subscription)).toMatchObject({ title, action })
})
