import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/errors.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { troubleNotice, troubleOf } from './search-trouble.ts'

test.each([
  [new ApiError('search_limit'), 'limit'],
  [new ApiError('upgrade_required'), 'plan'],
  [new ApiError('jobs_unavailable'), 'server'],
  [new ApiError('invalid_input'), 'server'],
  [new ConnectionLost(), 'line'],
  [new TypeError('what came was no answer'), 'server'],
  [new ApiError('unauthenticated'), null],
])('%s', (error, trouble) => {
  expect(troubleOf(error)).toBe(trouble)
})

test('the toasts of the specification, to the letter', () => {
  expect(troubleNotice('limit', 5)).toEqual({
    kind: 'error',
    title: 'Limit reached',
    description: "You've used 5 searches today.",
  })
  expect(troubleNotice('server', 5)).toEqual({
    kind: 'error',
    title: 'Search Failed',
    description: 'Unable to fetch jobs; trying fallback.',
  })
})
