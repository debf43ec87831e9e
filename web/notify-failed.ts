import { ApiError } from '../shared/api/errors.ts'
import { ConnectionLost } from './connection-lost.ts'
import { notify } from './ui/notify.ts'

const isForNow = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 429

/** Why it did not work, where that tells a person what to do: look at the line, or wait. */
export const whyOf = (error: unknown): string | null => {
  if (error instanceof ConnectionLost) return 'The connection was lost.'
  return isForNow(error) ? error.message : null
}

/** What did not work, such as 'Failed to delete file.', and why. */
export const failedWords = (failed: string, error: unknown): string => {
  const why = whyOf(error)
  return why === null ? failed : `${failed.replace(/\.$/, '')}. ${why}`
}

/**
 * Says in a toast what did not work, and offers `again`. Not where a limit refused it:
 * the next try would be refused too. Says nothing to who has to log in first, for the login says it.
 */
export const notifyFailed = (failed: string, error: unknown, again: () => void): void => {
  if (error instanceof ApiError && error.code === 'unauthenticated') return
  notify({
    kind: 'error',
    title: 'Error',
    description: failedWords(failed, error),
    ...(!isForNow(error) && { action: { label: 'Try again', onClick: again } }),
  })
}
