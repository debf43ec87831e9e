import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError, type ErrorCode } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { errorReference } from './error-reference.ts'

/** Why a request failed, with a text for the person. `connection_lost`: the server may have done it or not. */
export type RequestError = { readonly code: ErrorCode | 'connection_lost'; readonly text: string }

type Words = {
  /** For unexpected errors: 'Failed to generate resume. Please try again.' */
  readonly failed: string
  /** For a lost connection. */
  readonly lost?: string
  /** Replace the messages of the API contract. */
  readonly byCode?: Partial<Record<ErrorCode, string>>
}

const lostWords = 'The connection was lost. What you typed is kept on this device.'

/** The text `lost` for a request to the assistant, which is counted. */
export const lostWhileWriting =
  'The connection was lost while this was being written. What you typed is kept on this device. Try again: it counts only once.'

export const requestError = (
  error: unknown,
  { failed, lost = lostWords, byCode = {} }: Words,
): RequestError => {
  if (error instanceof ConnectionLost) return { code: 'connection_lost', text: lost }
  if (!(error instanceof ApiError)) return { code: 'internal', text: failed }
  const { code, message } = error
  const text = byCode[code] ?? (code === 'internal' ? failed : message)
  return { code, text: `${text}${errorReference(error)}` }
}

/** The request may have succeeded, or may still be running. The same request can be sent again. */
export const isOutcomeUnknown = ({ code }: RequestError): boolean =>
  code === 'connection_lost' || code === 'in_progress'

/** The label of a submit button: 'Try again' after a request whose outcome is unknown. */
export const labelOrRetry = (label: string, error: RequestError | null): string =>
  error && isOutcomeUnknown(error) ? 'Try again' : label

/** Whether the server refused with one of these codes. */
export const hasCode = (error: unknown, ...codes: ErrorCode[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code)

export const isNotFound = (error: unknown): boolean => hasCode(error, 'not_found')

/** The session has ended. Show no error, because the login dialog says so. */
export const isSignedOut = (error: unknown): boolean => hasCode(error, 'unauthenticated')

type FieldError<Name> = { readonly field: Name; readonly message: string }

/** The server's errors of known fields. An error at a list entry, such as `skills.0`, belongs to the field `skills`. */
export const fieldErrors = <Name>(error: unknown, names: z.ZodMiniType<Name>): FieldError<Name>[] =>
  Object.entries((error instanceof ApiError && error.fields) || {}).flatMap(([path, message]) => {
    const name = names.safeParse(path.split('.')[0])
    return name.success ? [{ field: name.data, message }] : []
  })

/** Shows the server's errors at their fields. Returns the names of these fields. */
export const showFieldErrors = <Fields extends FieldValues, Values, Name extends Path<Fields>>(
  form: UseFormReturn<Fields, unknown, Values>,
  error: unknown,
  names: z.ZodMiniType<Name>,
): Name[] =>
  fieldErrors(error, names).map(({ field, message }) => {
    form.setError(field, { message }, { shouldFocus: true })
    return field
  })
