import { expect, test } from 'vitest'
import { ApiError, type ErrorCode } from '../../shared/api/errors.ts'
import { ConnectionLost } from './connection-lost.ts'
import { worthRetrying } from './query-client.ts'

test.each<[ErrorCode, boolean]>([
  ['internal', true],
  ['unavailable', true],
  ['invalid_input', false],
  ['unauthenticated', false],
  ['not_found', false],
  ['stale_version', false],
])('%s: %s', (code, again) => {
  expect(worthRetrying(new ApiError(code))).toBe(again)
})

test('a lost connection is retried; an error is shown after twenty seconds, or at once when it is our own', () => {
  expect(worthRetrying(new ConnectionLost())).toBe(true)
  expect(worthRetrying(new ConnectionLost({ afterDeadline: true }))).toBe(false)
  expect(worthRetrying(new TypeError('x is undefined'))).toBe(false)
})
