import { ApiError } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { notify } from '../ui/notify.ts'
import { errorReference } from './error-reference.ts'

const isRateLimit = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 429

/** Why something failed, if the person can do something about it: a lost connection, or a rate limit. Else null. */
export const reasonOf = (error: unknown): string | null => {
  if (error instanceof ConnectionLost) return 'The connection was lost.'
  return isRateLimit(error) ? error.message : null
}

/**
 * The text `failed`, such as 'Failed to delete file.', with the reason if the person can do something about it, or with
 * the reference of an error of ours.
 */
export const failedWords = (failed: string, error: unknown): string => {
  const reason = reasonOf(error)
  if (reason !== null) return `${failed.replace(/\.$/, '')}. ${reason}`
  const reference = errorReference(error)
  return reference === '' ? failed : `${failed.replace(/\.$/, '')}.${reference}`
}

/**
 * Says in a toast what failed, with a retry button. A rate limit gets no button, because the server would refuse the retry.
 * An ended session gets no toast, because the login dialog says so.
 */
export const notifyFailed = (failed: string, error: unknown, retry: () => void): void => {
  if (error instanceof ApiError && error.code === 'unauthenticated') return
  notify({
    kind: 'error',
    title: 'Error',
    description: failedWords(failed, error),
    ...(!isRateLimit(error) && { action: { label: 'Try again', onClick: retry } }),
  })
}
