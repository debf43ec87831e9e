import { ApiError } from '../../../../shared/api/errors.ts'
import { ConnectionLost } from '../../../api/connection-lost.ts'
import type { Notice } from '../../../ui/notify.ts'

/** The toasts of a payment that did not begin. */
export const checkoutTrouble = (error: unknown): Notice => {
  if (error instanceof ConnectionLost)
    return {
      kind: 'offline',
      title: 'Checkout Error',
      description: 'The connection was lost. Nothing was charged. Please try again.',
    }
  if (!(error instanceof ApiError))
    return {
      kind: 'error',
      title: 'Checkout Error',
      description: error instanceof Error ? error.message : undefined,
    }
  if (error.code === 'unauthenticated')
    return { kind: 'error', title: 'Authentication Required', description: error.message }
  return {
    kind: 'error',
    title: 'Payment Error',
    description:
      error.code === 'internal' || !error.message
        ? 'Failed to initialize payment. Please try again.'
        : error.message,
  }
}
