import { useState } from 'react'
import { ApiError } from '../../../../shared/api/errors.ts'
import { ConnectionLost } from '../../../api/connection-lost.ts'
import { alerts } from './alerts-client.ts'

/** What has ended: nothing yet, the mails of the alert of this title, or those of all alerts. */
type Ended = { readonly title: string } | 'all' | null

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')

const troubleOf = (error: unknown): string => {
  if (error instanceof ConnectionLost)
    return 'The connection was lost, so it may not have worked. Pressing again does no harm.'
  return error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'
}

/** Ends the mails of one alert, then where it is wished those of all. */
export const useUnsubscribe = (token: string) => {
  const [ended, setEnded] = useState<Ended>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const params = { token }

  const attempt = async (send: () => Promise<Ended>) => {
    setBusy(true)
    setError(null)
    try {
      setEnded(await send())
    } catch (error) {
      setError(error)
    }
    setBusy(false)
  }

  return {
    ended,
    busy,
    isUnknown: isUnknown(error),
    trouble: error === null || isUnknown(error) ? undefined : troubleOf(error),
    stop: () => attempt(() => alerts.unsubscribe({ params })),
    stopAll: () =>
      attempt(async () => {
        await alerts.unsubscribeAll({ params })
        return 'all'
      }),
  }
}
