import { ApiError } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { notify } from '../ui/notify.ts'

const isForNow = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 429

/** The reason of a failure that a person can act on: the connection, or a limit to wait for. Null for any other. */
export const whyOf = (error: unknown): string | null => {
  if (error instanceof ConnectionLost) return 'The connection was lost.'
  return isForNow(error) ? error.message : null
}

/** The words `failed`, such as 'Failed to delete file.', with the reason where there is one. */
export const failedWords = (failed: string, error: unknown): string => {
  const why = whyOf(error)
  return why === null ? failed : `${failed.replace(/\.$/, '')}. ${why}`
}

/**
 * Shows in a toast what failed, and offers `again`; not after a limit, because the next try would be refused, too.
 * Shows nothing where the person has to log in, because the login says so.
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
