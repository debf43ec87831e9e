import { ConnectionLost } from '../api/connection-lost.ts'
import { notify } from '../ui/notify.ts'
import { AccountError } from './account-error.ts'

/** What a person reads of an error. */
export const errorText = (error: unknown): string =>
  error instanceof AccountError || error instanceof ConnectionLost
    ? error.message
    : new AccountError('failed').message

/** The toast of the catalogue, such as 'Login Error' with the reason in plain words. Gives the words back. */
export const notifyError = (title: string, error: unknown): string => {
  const description = errorText(error)
  notify({ kind: error instanceof ConnectionLost ? 'offline' : 'error', title, description })
  return description
}

/** The two toasts of the recovery: what is known of the error in plain words, or that nothing is. */
export const notifyRecoveryError = (error: unknown): string => {
  const known =
    error instanceof ConnectionLost || (error instanceof AccountError && error.reason !== 'failed')
  if (known) return notifyError('Error', error)
  const description = 'An unexpected error occurred. Please try again.'
  notify({ kind: 'error', title: 'Error', description })
  return description
}
