import { expect, test } from 'vitest'
import { ApiError } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { isOutcomeUnknown, labelOrRetry, requestError } from './request-error.ts'

const words = { failed: 'Failed to generate.', byCode: { not_found: 'The application is gone.' } } as const

test.each([
  ['an unexpected error', new TypeError('x is not a function'), 'internal', 'Failed to generate.'],
  ['an unexpected error of the server', new ApiError('internal'), 'internal', 'Failed to generate.'],
  [
    'an unexpected error of the server, by which an operator finds the request',
    new ApiError('internal', { requestId: '3f2a9c1b-7d40-4e2b-9a11-0c5d8e6f7a21' }),
    'internal',
    'Failed to generate. Reference: 3f2a9c1b.',
  ],
  [
    'an error that the person can mend',
    new ApiError('not_found', { requestId: '3f2a9c1b-7d40-4e2b-9a11-0c5d8e6f7a21' }),
    'not_found',
    'The application is gone.',
  ],
  ['the feature has its own text', new ApiError('not_found'), 'not_found', 'The application is gone.'],
  [
    'the contract has a text',
    new ApiError('daily_limit'),
    'daily_limit',
    new ApiError('daily_limit').message,
  ],
])('%s', (_, error, code, text) => {
  expect(requestError(error, words)).toEqual({ code, text })
})

test.each([
  [new ConnectionLost(), true, 'Try again'],
  [new ApiError('in_progress'), true, 'Try again'],
  [new ApiError('daily_limit'), false, 'Generate'],
])('after %s the same request can be sent again: %s', (cause, expected, label) => {
  const error = requestError(cause, words)
  expect(isOutcomeUnknown(error)).toBe(expected)
  expect(labelOrRetry('Generate', error)).toBe(label)
})
