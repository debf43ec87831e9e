import type { Application } from '../../shared/api/applications.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { transactCounted } from './application-count.ts'
import { applicationOf, applicationRow, guardRow } from './application-row.ts'
import type { Table, Write } from './table.ts'

/** The writes of a new application, in the order in which `addApplication` and the import look at what failed. */
export const rowAndGuard = (sub: string, application: Application): readonly [Write, Write] => [
  { put: applicationRow(sub, application), condition: { absent: true } },
  { put: guardRow(sub, application), condition: { absent: true } },
]

/**
 * Adds an application, together with `more`; the row of that id if it is there already: then this is the same call, sent
 * again. Throws already_tracked or too_many_applications.
 */
export const addApplication = async (
  table: Table,
  sub: string,
  application: Application,
  more: readonly Write[] = [],
): Promise<Application> => {
  const failed = await transactCounted(table, sub, 1, [...rowAndGuard(sub, application), ...more])
  const there = failed.find(({ index }) => index === 0)?.found
  if (there) return applicationOf(there)
  if (failed.some(({ index }) => index === 1)) throw new ApiError('already_tracked')
  if (failed.length > 0) throw new ApiError('too_many_applications')
  return application
}
