import * as z from 'zod/mini'
import { applicationForm } from '../../../../shared/api/applications.ts'
import { ApiError } from '../../../../shared/api/errors.ts'
import { ConnectionLost } from '../../../connection-lost.ts'
import type { Notice } from '../../../ui/notify.ts'
import type { Trouble } from './trouble.tsx'

const field = z.keyof(applicationForm)
export type FieldFault = { readonly field: z.infer<typeof field>; readonly message: string }

/** What the server says of the fields, for those that the form has. */
export const fieldFaults = (error: unknown): FieldFault[] =>
  Object.entries((error instanceof ApiError && error.fields) || {}).flatMap(([path, message]) => {
    const named = field.safeParse(path)
    return named.success ? [{ field: named.data, message }] : []
  })

/** The toast and the note of a save that failed; the toast's words are those of the catalogue. */
export const saveTrouble = (error: unknown, adding: boolean): { toast: Notice; trouble: Trouble } => {
  const failed = adding ? 'Failed to add application' : 'Failed to update application'
  const toast: Notice = { kind: 'error', title: 'Error', description: failed }
  if (error instanceof ConnectionLost)
    return {
      toast,
      trouble: {
        kind: 'lost',
        text: adding
          ? 'The connection was lost. What you typed is kept on this device. Trying again does not add it twice.'
          : 'The connection was lost. What you typed is kept on this device.',
      },
    }
  if (!(error instanceof ApiError))
    return { toast, trouble: { kind: 'refused', text: 'Something went wrong. What you typed is kept.' } }
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
  return { toast, trouble: { kind: 'refused', text: error.message } }
}
