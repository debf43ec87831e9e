import { ApiError, errors } from '../../../shared/api/errors.ts'
import { type RequestError, requestError } from '../../kit/request-error.ts'
import type { Notice } from '../../ui/notify.ts'

/** The toast of a save that failed. */
export const saveToast = (error: unknown, isNew: boolean): Notice =>
  error instanceof ApiError && error.code === 'already_tracked'
    ? { kind: 'info', title: 'Already Tracked', description: error.message }
    : {
        kind: 'error',
        title: 'Error',
        description: isNew ? 'Failed to add application' : 'Failed to update application',
      }

/** Why a save failed, above the fields. */
export const saveError = (error: unknown): RequestError =>
  requestError(error, {
    failed: 'Something went wrong. What you typed is kept.',
    byCode: {
      already_tracked: `${errors.already_tracked.message} Change the title or the company, or keep that one.`,
      not_found: 'This application was deleted somewhere else. What you typed is still here.',
    },
  })
