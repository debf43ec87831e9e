import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { mailings } from '../../../shared/lists.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { errorMessage } from '../../kit/error-reference.ts'
import { hasCode } from '../../kit/request-error.ts'

const token = z.string().check(z.regex(/^[\w-]{32,64}$/))

/** What the link of a mail carries. */
export const tokenLink = z.object({ token })

/**
 * What a link that ends mails carries. `mails` lets the page say which mails will end before it asks the server; without
 * it, they are the mails of a job alert. An unknown word counts as none, because the token alone decides.
 */
export const unsubscribeLink = z.object({ token, mails: z.catch(z.optional(z.enum(mailings)), undefined) })

/** The server does not know the token of the link. */
export const isUnknownLink = (error: unknown): boolean => hasCode(error, 'not_found', 'invalid_input')

/** Why the button of a link's page did not work. */
export const pressError = (error: unknown): string => {
  if (error instanceof ConnectionLost)
    return 'The connection was lost, so it may not have worked. Pressing again does no harm.'
  return error instanceof ApiError ? errorMessage(error) : 'Something went wrong. Please try again.'
}
