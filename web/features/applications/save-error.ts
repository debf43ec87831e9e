import { errors } from '../../../shared/api/errors.ts'
import { hasCode, type RequestError, requestError } from '../../kit/request-error.ts'
import type { Notice } from '../../ui/notify.ts'

export const saveToast = (error: unknown, isNew: boolean): Notice =>
  hasCode(error, 'already_tracked')
    ? { kind: 'info', title: 'Already Tracked', description: error.message }
    : {
        kind: 'error',
        title: 'Error',
        description: isNew ? 'Failed to add application' : 'Failed to update application',
      }

export const saveError = (error: unknown): RequestError =>
  requestError(error, {
    failed: 'Something went wrong. What you typed is kept.',
    byCode: {
      already_tracked: `${errors.already_tracked.message} Change the title or the company, or use the one that is already there.`,
      not_found: 'This application was deleted somewhere else. What you typed is still here.',
    },
  })
