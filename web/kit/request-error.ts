import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError, type ErrorCode } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'

/**
 * Why a request failed, in words for the person. `connection_lost`: whether the server did it, nobody here knows, and the
 * same request may be sent again.
 */
export type RequestError = { readonly code: ErrorCode | 'connection_lost'; readonly text: string }

type Words = {
  /** Where nobody knows why it failed: 'Failed to generate resume. Please try again.' */
  readonly failed: string
  readonly lost?: string
  /** In the place of the contract's own words. */
  readonly byCode?: Partial<Record<ErrorCode, string>>
}

const lostWords = 'The connection was lost. What you typed is kept on this device.'

/** `lost` of a request that has the assistant write something. */
export const lostWhileWriting =
  'The connection was lost while this was being written. What you typed is kept on this device. Try again: it is counted once.'

export const requestError = (
  error: unknown,
  { failed, lost = lostWords, byCode = {} }: Words,
): RequestError => {
  if (error instanceof ConnectionLost) return { code: 'connection_lost', text: lost }
  if (!(error instanceof ApiError)) return { code: 'internal', text: failed }
  const { code, message } = error
  return { code, text: byCode[code] ?? (code === 'internal' ? failed : message) }
}

/** Nobody knows what became of the request: it may have been stored, or another page may still wait for it. */
export const isUndecided = ({ code }: RequestError): boolean =>
  code === 'connection_lost' || code === 'in_progress'

/** The label of the button that sends: 'Try again' after a request that may be sent again. */
export const againOr = (label: string, error: RequestError | null): string =>
  error && isUndecided(error) ? 'Try again' : label

/** The row was deleted elsewhere. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'

/** The session has ended: the login says so, and nothing else has to. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unauthenticated'

type FieldError<Name> = { readonly field: Name; readonly message: string }

/** What the server says of fields that the form has. An error of an entry is one of its list. */
export const fieldErrors = <Name>(error: unknown, names: z.ZodMiniType<Name>): FieldError<Name>[] =>
  Object.entries((error instanceof ApiError && error.fields) || {}).flatMap(([path, message]) => {
    const named = names.safeParse(path.split('.')[0])
    return named.success ? [{ field: named.data, message }] : []
  })

/** Says at the fields what the server says of them, and gives their names. */
export const showFieldErrors = <Fields extends FieldValues, Values, Name extends Path<Fields>>(
  form: UseFormReturn<Fields, unknown, Values>,
  error: unknown,
  names: z.ZodMiniType<Name>,
): Name[] =>
  fieldErrors(error, names).map(({ field, message }) => {
    form.setError(field, { message }, { shouldFocus: true })
    return field
  })
