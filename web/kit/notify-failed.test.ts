import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { dismissAll, notices } from '../ui/notify.ts'
import { notifyFailed } from './notify-failed.ts'

beforeEach(dismissAll)

const said = (error: unknown) => {
  const again = vi.fn()
  notifyFailed('Failed to delete file.', error, again)
  return { words: notices.current()?.description, action: notices.current()?.action?.label }
}

test('a failure offers a retry, and a lost connection is named', () => {
  expect(said(new ApiError('internal'))).toEqual({ words: 'Failed to delete file.', action: 'Try again' })
  expect(said(new ApiError('internal', { requestId: '3f2a9c1b-7d40' })).words).toBe(
    'Failed to delete file. Reference: 3f2a9c1b.',
  )
  expect(said(new ConnectionLost())).toEqual({
    words: 'Failed to delete file. The connection was lost.',
    action: 'Try again',
  })
})

test('a rate limit says how long to wait, and offers no retry', () => {
  expect(said(new ApiError('too_many_requests'))).toEqual({
    words:
      'Failed to delete file. You tried too many times in a short time. Please wait a minute, then try again.',
    action: undefined,
  })
})

test('an ended session shows no toast', () => {
  expect(said(new ApiError('unauthenticated')).words).toBeUndefined()
})
