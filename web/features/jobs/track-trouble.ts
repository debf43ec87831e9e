import { ApiError } from '../../../shared/api/errors.ts'
import type { Notice } from '../../ui/notify.ts'

export const isTrackedAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'already_tracked'

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthenticated'

/** What is said where a job was not tracked: by a press (`saved`), or by being looked at. Null: nothing. */
export const trackTrouble = (error: unknown, status: 'saved' | 'viewed'): Notice | null => {
  const isPressed = status === 'saved'
  if (isSignedOut(error))
    return {
      kind: 'error',
      title: 'Login required',
      description: isPressed ? 'Log in to track jobs.' : 'Log in to view jobs.',
    }
  if (isTrackedAlready(error))
    return isPressed
      ? {
          kind: 'info',
          title: 'Already Tracked',
          description: 'This job is already in your applications.',
        }
      : null
  if (error instanceof ApiError && error.code === 'too_many_applications')
    return isPressed ? { kind: 'error', title: 'Error', description: error.message } : null
  return isPressed
    ? { kind: 'error', title: 'Error', description: 'Could not save job.' }
    : { kind: 'error', title: 'Tracking Error', description: 'Could not track job automatically.' }
}
