import { ApiError } from '../../shared/api/errors.ts'
import type { Subscription } from '../../shared/api/subscription.ts'
import { plans } from '../../shared/domain/plan.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import type { Notice } from '../ui/notify.ts'
import { onDay } from './day-words.ts'

export const trialStartedNotice = ({ tier, trialEndsAt, now }: Subscription): Notice => ({
  kind: 'success',
  title: 'Trial Started!',
  description: `You have ${plans[tier].name}${trialEndsAt === null ? '' : ` until ${onDay(trialEndsAt, now)}`}. Nothing is charged.`,
})

/** The toast of a trial that did not begin. */
export const trialErrorNotice = (error: unknown): Notice => {
  if (error instanceof ConnectionLost)
    return {
      kind: 'offline',
      title: 'Trial Error',
      description: 'The connection was lost. Please try again: a trial begins only once.',
    }
  if (!(error instanceof ApiError)) return { kind: 'error', title: 'Trial Error' }
  if (error.code === 'unauthenticated')
    return { kind: 'error', title: 'Trial Error', description: 'User must be authenticated to start trial' }
  if (error.status >= 500) return { kind: 'error', title: 'Trial Error', description: error.message }
  return {
    kind: 'error',
    title: error.code === 'trial_used' ? 'Trial Already Used' : 'Trial Unavailable',
    description: error.message || 'Unable to start trial',
  }
}
