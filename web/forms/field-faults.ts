import type * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'

export type FieldFault<Name> = { readonly field: Name; readonly message: string }

/** What the server says of the fields, for those that the form has. A fault of an entry is one of its list. */
export const fieldFaults = <Name>(error: unknown, names: z.ZodMiniType<Name>): FieldFault<Name>[] =>
  Object.entries((error instanceof ApiError && error.fields) || {}).flatMap(([path, message]) => {
    const named = names.safeParse(path.split('.')[0])
    return named.success ? [{ field: named.data, message }] : []
  })
