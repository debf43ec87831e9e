import { ApiError } from '../../shared/api/errors.ts'
import { isDeepStrictEqual } from '../runtime/deep-equal.ts'
import type { Row, Written } from './table.ts'

/** An edit of a row that has a version. */
export type Edit<Fields> = {
  readonly id: string
  readonly patch: { readonly [Name in keyof Fields]?: Fields[Name] | undefined }
  /** The version that the person saw. */
  readonly version: number
  readonly now: Date
}

/**
 * The row after an edit whose condition was the version. If the condition failed, this same edit may have been made
 * before, and its answer was lost. Then the row is returned too. Throws not_found or stale_version.
 */
export const editedRow = <Stored extends { readonly version: number }>(
  outcome: Written,
  { patch, version }: Pick<Edit<Readonly<Record<string, unknown>>>, 'patch' | 'version'>,
  read: (row: Row) => Stored,
): Stored => {
  if (outcome.written) return read(outcome.row)
  if (!outcome.found) throw new ApiError('not_found')
  const current = read(outcome.found)
  const sent = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  const isSameEdit = current.version === version + 1 && isDeepStrictEqual({ ...current, ...sent }, current)
  if (!isSameEdit) throw new ApiError('stale_version')
  return current
}
