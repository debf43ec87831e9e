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

test('a lost connection is tried again; after twenty seconds of silence, and for a mistake of ours, it is said', () => {
  expect(worthRetrying(new ConnectionLost())).toBe(true)
  expect(worthRetrying(new ConnectionLost({ afterDeadline: true }))).toBe(false)
  expect(worthRetrying(new TypeError('x is undefined'))).toBe(false)
})
