import { isDeepStrictEqual } from 'node:util'
import type { Application } from '../../shared/api/applications.ts'
import { ApiError } from '../../shared/api/errors.ts'
import {
  type ApplicationPatch,
  answeredDateOfMove,
  appliedDateOfMove,
  edited,
  takesAnswerBack,
  trackingKey,
} from '../../shared/domain/application.ts'
import {
  applicationKey,
  applicationOf,
  applicationRow,
  asSeen,
  guardKey,
  guardRow,
  stagesOf,
} from './application-row.ts'
import type { Changes } from './expressions.ts'
import type { Row, Table } from './table.ts'

export type Edit = {
  readonly id: string
  readonly patch: ApplicationPatch
  /** The version that the person saw. */
  readonly version: number
  readonly now: Date
}

/** What `edited` does, as one blind write. */
const changesOf = ({ patch, version, now }: Edit): Changes => {
  const { appliedDate, stage, ...fields } = patch
  const { status } = fields
  return {
    set: {
      ...fields,
      appliedDate: appliedDate ?? undefined,
      stages: status && stage && stagesOf(status, stage),
      version: version + 1,
      updatedAt: now.toISOString(),
    },
    setIfAbsent: {
      appliedDate: appliedDateOfMove(patch, now),
      answeredDate: answeredDateOfMove(patch, now),
    },
    ...(status && !stage && { add: { stages: stagesOf(status) } }),
    remove: [
      ...(appliedDate === null ? ['appliedDate'] : []),
      ...(takesAnswerBack(patch) ? ['answeredDate'] : []),
    ],
  }
}

/** The row that stood in the way, if this very edit made it: its answer was lost, and it was sent again. */
const settled = ({ patch, version }: Edit, found: Row | undefined): Application => {
  if (!found) throw new ApiError('not_found')
  const current = applicationOf(found)
  const isOurs = current.version === version + 1 && isDeepStrictEqual({ ...current, ...patch }, current)
  if (!isOurs) throw new ApiError('stale_version')
  return current
}

/** The job has another name now: its guard moves with it, or the edit is refused when that name is tracked too. */
const rename = async (table: Table, sub: string, edit: Edit, before: Application): Promise<Application> => {
  const after = edited(before, edit.patch, edit.now)
  const failed = await table.transact([
    { put: applicationRow(sub, after), condition: asSeen(before) },
    { remove: guardKey(sub, before) },
    { put: guardRow(sub, after), condition: { absent: true } },
  ])
  const changed = failed.find(({ index }) => index === 0)
  if (changed) return settled(edit, changed.found)
  if (failed.length > 0) throw new ApiError('already_tracked')
  return after
}

/**
 * One write when the job keeps its name. Throws not_found, stale_version, or already_tracked when the new name is
 * that of another application.
 */
export const updateApplication = async (table: Table, sub: string, edit: Edit): Promise<Application> => {
  const key = applicationKey(sub, edit.id)
  const { jobTitle, companyName } = edit.patch
  const sameName = { ...(jobTitle && { jobTitle }), ...(companyName && { companyName }) }
  const first = await table.update(key, changesOf(edit), { is: { version: edit.version, ...sameName } })
  if (first.written) return applicationOf(first.row)

  const before = first.found && applicationOf(first.found)
  if (before?.version !== edit.version) return settled(edit, first.found)
  if (trackingKey({ ...before, ...edit.patch }) !== trackingKey(before))
    return rename(table, sub, edit, before)
  const second = await table.update(key, changesOf(edit), asSeen(before))
  return second.written ? applicationOf(second.row) : settled(edit, second.found)
}
