import * as z from 'zod/mini'
import { applicationForm } from '../../../../shared/api/applications.ts'
import { ApiError } from '../../../../shared/api/errors.ts'
import { ConnectionLost } from '../../../api/connection-lost.ts'
import { fieldFaults } from '../../../forms/field-faults.ts'
import { type Trouble, troubleOf } from '../../../forms/trouble-of.ts'
import type { Notice } from '../../../ui/notify.ts'

const field = z.keyof(applicationForm)

/** What the server says of the fields of this form. */
export const applicationFaults = (error: unknown) => fieldFaults(error, field)

/** The toast and the note of a save that failed; the toast's words are those of the catalogue. */
export const saveTrouble = (error: unknown, adding: boolean): { toast: Notice; trouble: Trouble } => {
  const failed = adding ? 'Failed to add application' : 'Failed to update application'
  const toast: Notice = { kind: 'error', title: 'Error', description: failed }
  if (error instanceof ConnectionLost && adding)
    return {
      toast,
      trouble: { kind: 'lost', text: `${troubleOf(error).text} Trying again does not add it twice.` },
    }
  if (!(error instanceof ApiError)) return { toast, trouble: troubleOf(error) }
  if (error.code === 'already_tracked')
    return {
      toast: { kind: 'info', title: 'Already Tracked', description: error.message },
      trouble: {
        kind: 'refused',
        text: `${error.message} Change the title or the company, or keep that one.`,
      },
    }
  if (error.code === 'not_found')
    return {
      toast,
      trouble: {
        kind: 'gone',
        text: 'This application was deleted somewhere else. What you typed is still here.',
      },
    }
  return { toast, trouble: troubleOf(error) }
}
