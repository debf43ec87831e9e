import { expect, test } from 'vitest'
import { ApiError } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { trialErrorNotice } from './trial-words.ts'

test.each([
  [
    new ApiError('trial_used'),
    'Trial Already Used',
    "You've already used your one-time 7-day free trial. Subscribe to a paid plan to continue.",
  ],
  [new ApiError('trial_unavailable'), 'Trial Unavailable', /paid plan already/],
  [new ApiError('unauthenticated'), 'Trial Error', 'User must be authenticated to start trial'],
  [new ApiError('unavailable'), 'Trial Error', /busy just now/],
  [new ConnectionLost(), 'Trial Error', /begins only once/],
])('%s is shown as %s', (error, title, description) => {
  const notice = trialErrorNotice(error)
  expect(notice.title).toBe(title)
  expect(notice.description).toMatch(description)
})
