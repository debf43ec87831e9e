import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/errors.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { trackTrouble } from './track-trouble.ts'

test.each([
  ['saved', new ApiError('unauthenticated'), ['Login required', 'Log in to track jobs.']],
  ['viewed', new ApiError('unauthenticated'), ['Login required', 'Log in to view jobs.']],
  [
    'saved',
    new ApiError('already_tracked'),
    ['Already Tracked', 'This job is already in your applications.'],
  ],
  [
    'saved',
    new ApiError('too_many_applications'),
    ['Error', 'You have as many applications as there can be: 5,000. Delete one to add another.'],
  ],
  ['saved', new ConnectionLost(), ['Error', 'Could not save job.']],
  ['viewed', new ApiError('internal'), ['Tracking Error', 'Could not track job automatically.']],
] as const)('%s: %s', (status, error, [title, description]) => {
  expect(trackTrouble(error, status)).toMatchObject({ title, description })
})

test.each(['already_tracked', 'too_many_applications'] as const)(
  'to look at a job is no news of %s',
  code => {
    expect(trackTrouble(new ApiError(code), 'viewed')).toBeNull()
  },
)
