import { brand } from '../../shared/brand.ts'
import { purgeAfterDays } from '../../shared/domain/account-deadlines.ts'
import { tooCommon } from '../../shared/domain/passwords/common.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { notify } from '../ui/notify.ts'

/** The same sentence wherever a person meets a deleted account. It is true for every address, so it reveals nothing. */
export const deletedAccount = `A deleted account stays closed for ${purgeAfterDays} days. In that time, write to ${brand.supportEmail} to have it back as it was. After that, you can sign up with this email again.`

const words = {
  'wrong-password':
    'The email or the password is not right. Check both, or press “Forgot password?” to choose a new one.',
  'wrong-current-password': 'This is not your current password. Check it, then try again.',
  'reset-required':
    'A change to this account was undone, so you have to choose a new password. Press “Forgot password?”, and follow the email.',
  'account-closed': `This account was deleted, or it is blocked. ${deletedAccount}`,
  'address-taken': 'There is an account with this email already.',
  'already-confirmed': 'This email is confirmed already. You can log in.',
  'wrong-code': 'That code is not right. Check the six digits, or ask for a new code.',
  'wrong-app-code':
    'That code is not right. It changes every half minute: try the code that the app shows now.',
  'app-code-wanted': 'Enter the code that your authenticator app shows now.',
  'expired-code': 'That code is too old, or it was used already. Ask for a new one.',
  'spent-link':
    'This link does not work any more: it was used before, we sent you a newer email, or it is too old.',
  'expired-sign-in': 'That took too long. Go back and log in again.',
  'session-over': 'You were logged out. Please log in again. What you typed is kept.',
  'weak-password':
    'You cannot use this password. Use at least 8 characters, with no space before or after them.',
  'common-password': tooCommon,
  'refused-answers':
    'Some of your answers could not be saved. Check the phone number, the salaries and the long answers, then try again.',
  'no-mail': 'We could not send an email to this address. Check it, then try again.',
  'too-many': 'You tried too many times. Please wait a few minutes, then try again.',
  limit: 'You asked for too many codes or links. Please wait an hour, then try again.',
  failed: 'Something went wrong on our side. What you typed is kept. Please try again in a minute.',
} as const

/** Why something failed with an account, as screens need it apart. */
export type AccountErrorReason = keyof typeof words

/** The service of the accounts refused. The message is what a person reads. */
export class AccountError extends Error {
  readonly reason: AccountErrorReason

  constructor(reason: AccountErrorReason, options: { cause?: unknown } = {}) {
    super(words[reason], options)
    this.name = 'AccountError'
    this.reason = reason
  }
}

/** Whether the service of the accounts refused for one of these reasons. */
export const hasReason = (error: unknown, ...reasons: AccountErrorReason[]): error is AccountError =>
  error instanceof AccountError && reasons.includes(error.reason)

const byName: Readonly<Record<string, AccountErrorReason>> = {
  NotAuthorizedException: 'wrong-password',
  UserNotFoundException: 'wrong-password',
  PasswordResetRequiredException: 'reset-required',
  RefreshTokenReuseException: 'session-over',
  UserUnAuthenticatedException: 'session-over',
  UsernameExistsException: 'address-taken',
  AliasExistsException: 'address-taken',
  CodeMismatchException: 'wrong-code',
  ExpiredCodeException: 'expired-code',
  InvalidPasswordException: 'weak-password',
  UserLambdaValidationException: 'refused-answers',
  CodeDeliveryFailureException: 'no-mail',
  LimitExceededException: 'limit',
  TooManyRequestsException: 'too-many',
  TooManyFailedAttemptsException: 'too-many',
}

/** Some names mean several things. The message tells them apart. */
const byMessage: readonly (readonly [name: string, message: RegExp, AccountErrorReason])[] = [
  ['NotAuthorizedException', /disabled/i, 'account-closed'],
  ['NotAuthorizedException', /(access|refresh) token/i, 'session-over'],
  ['NotAuthorizedException', /attempts exceeded/i, 'too-many'],
  ['NotAuthorizedException', /session is expired/i, 'expired-sign-in'],
  ['NotAuthorizedException', /current status is confirmed/i, 'already-confirmed'],
  ['InvalidParameterException', /already confirmed/i, 'already-confirmed'],
  ['InvalidParameterException', /'(password|proposedPassword)'/i, 'weak-password'],
]

const reasonOf = (error: Error): AccountErrorReason => {
  const found = byMessage.find(([name, message]) => name === error.name && message.test(error.message))
  return found?.[2] ?? byName[error.name] ?? 'failed'
}

/** What Amplify threw, as an error with words for a person: ConnectionLost or AccountError. */
export const accountErrorOf = (thrown: unknown): ConnectionLost | AccountError => {
  if (thrown instanceof ConnectionLost || thrown instanceof AccountError) return thrown
  if (!(thrown instanceof Error)) return new AccountError('failed', { cause: thrown })
  if (thrown.name === 'NetworkError' || thrown instanceof TypeError)
    return new ConnectionLost({ cause: thrown })
  return new AccountError(reasonOf(thrown), { cause: thrown })
}

/** What a person reads of an error. `unknown`: where nobody knows why it failed. */
export const errorText = (error: unknown, unknown: string = words.failed): string => {
  const isKnown =
    error instanceof ConnectionLost || (error instanceof AccountError && error.reason !== 'failed')
  return isKnown ? error.message : unknown
}

/** The toast of an error, such as 'Login Error' with the reason in plain words. Gives the words back. */
export const notifyError = (title: string, error: unknown, unknown?: string): string => {
  const description = errorText(error, unknown)
  notify({ kind: error instanceof ConnectionLost ? 'offline' : 'error', title, description })
  return description
}

export const notifyRecoveryError = (error: unknown): string =>
  notifyError('Error', error, 'An unexpected error occurred. Please try again.')
