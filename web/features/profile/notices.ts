import { ApiError } from '../../../shared/api/errors.ts'
import type { Notice } from '../../ui/notify.ts'

export const profileUpdated: Notice = {
  kind: 'success',
  title: 'Profile Updated',
  description: 'Your profile has been successfully updated.',
}

/** What the server says of it, or where it said nothing of its own, that it failed. */
export const profileUpdateError = (error: unknown): Notice => ({
  kind: 'error',
  title: 'Profile Update Error',
  description: error instanceof ApiError ? error.message : 'Failed to save profile. Please try again.',
})
