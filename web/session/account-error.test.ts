import { expect, test } from 'vitest'
import { ConnectionLost } from '../api/connection-lost.ts'
import { AccountError, accountErrorOf } from './account-error.ts'

const thrown = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each([
  ['NotAuthorizedException', 'Incorrect username or password.', 'wrong-password'],
  ['UserNotFoundException', 'User does not exist.', 'wrong-password'],
  ['NotAuthorizedException', 'Password attempts exceeded', 'too-many'],
  ['NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED', 'already-confirmed'],
  ['InvalidParameterException', 'User is already confirmed.', 'already-confirmed'],
  ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'expired-sign-in'],
  ['NotAuthorizedException', 'User is disabled.', 'account-closed'],
  ['NotAuthorizedException', 'Access Token has been revoked', 'session-over'],
  ['NotAuthorizedException', 'Invalid Refresh Token', 'session-over'],
  ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 'limit'],
  [
    'InvalidParameterException',
    "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    'weak-password',
  ],
  ['RefreshTokenReuseException', 'Refresh token has been invalidated by rotation', 'session-over'],
  ['UsernameExistsException', 'User already exists', 'address-taken'],
  ['ExpiredCodeException', 'Invalid code provided, please request a code again.', 'expired-code'],
  ['UserLambdaValidationException', 'PreSignUp failed with error', 'refused-answers'],
  ['SomethingNewException', 'A sentence for developers.', 'failed'],
])('%s: %s', (name, message, reason) => {
  const error = accountErrorOf(thrown(name, message))
  expect(error).toMatchObject({ name: 'AccountError', reason })
  expect(error.message).not.toContain(message)
})

test('a wrong password and an unknown address have the same message', () => {
  const texts = ['NotAuthorizedException', 'UserNotFoundException'].map(
    name => accountErrorOf(thrown(name, '')).message,
  )
  expect(new Set(texts).size).toBe(1)
})

test.each([
  ['what Amplify makes of a lost line', thrown('NetworkError', 'A network error has occurred.')],
  ['what fetch makes of it', new TypeError('Failed to fetch')],
])('%s is a lost connection', (_, error) => {
  expect(accountErrorOf(error)).toBeInstanceOf(ConnectionLost)
})

test('a value that is no error has a message too', () => {
  expect(accountErrorOf('odd')).toBeInstanceOf(AccountError)
})
