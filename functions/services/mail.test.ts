import { expect, test } from 'vitest'
import { whenFree } from './mail.ts'

const now = new Date('2026-11-23T06:00:00Z')
const errorOf = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each([
  ['TooManyRequestsException', 'Maximum sending rate exceeded.', '2026-11-23T06:02:00.000Z'],
  ['ThrottlingException', 'Rate exceeded', '2026-11-23T06:02:00.000Z'],
  ['TooManyRequestsException', 'Daily message quota exceeded.', '2026-11-23T07:00:00.000Z'],
  ['LimitExceededException', 'Too many', '2026-11-23T07:00:00.000Z'],
  ['SendingPausedException', 'Sending is paused for this account.', '2026-11-23T07:00:00.000Z'],
  ['MessageRejected', 'Email address is not verified.', undefined],
  ['TimeoutError', 'aborted', undefined],
])('%s, %s: the mail is tried again at %s', (name, message, at) => {
  expect(whenFree(errorOf(name, message), now)?.toISOString()).toBe(at)
})
