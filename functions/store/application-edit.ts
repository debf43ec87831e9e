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
  ifUnchanged,
  reminderAttributes,
  reminderEntry,
  stagesOf,
  trackedKey,
  trackedRow,
} from './application-row.ts'
import type { Changes } from './expressions.ts'
import type { Table } from './table.ts'
import { type Edit, editedRow } from './versioned.ts'

export type ApplicationEdit = Omit<Edit<never>, 'patch'> & { readonly patch: ApplicationPatch }

/** The same changes as `edited` makes, as one update that needs no read before it. */
const changesOf = ({ id, patch, version, now }: ApplicationEdit): Changes => {
  const { appliedDate, interview, stage, ...fields } = patch
  const { status } = fields
  const entry = reminderEntry(id, interview, now)
  return {
    set: {
      ...fields,
      appliedDate: appliedDate ?? undefined,
      interview: interview ?? undefined,
      ...entry,
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
      ...(interview === null ? ['interview'] : []),
      // Another time or place makes a mail that is not sent yet wrong.
      ...(interview === undefined ? [] : reminderAttributes.filter(name => !entry || !(name in entry))),
      ...(takesAnswerBack(patch) ? ['answeredDate'] : []),
    ],
  }
}

/** Saves an edit that renames the job, and moves its `TRACKED#` row. Throws already_tracked. */
const rename = async (
  table: Table,
  sub: string,
  edit: ApplicationEdit,
  before: Application,
): Promise<Application> => {
  const after = edited(before, edit.patch, edit.now)
  const failed = await table.transact([
    { update: applicationKey(sub, edit.id), changes: changesOf(edit), condition: ifUnchanged(before) },
    { remove: trackedKey(sub, before) },
    { put: trackedRow(sub, after), condition: { absent: true } },
  ])
  const changed = failed.find(({ index }) => index === 0)
  if (changed) return editedRow({ written: false, found: changed.found }, edit, applicationOf)
  if (failed.length > 0) throw new ApiError('already_tracked')
  return after
}

/** One write if the name of the job stays. Throws not_found, stale_version or already_tracked. */
export const updateApplication = async (
  table: Table,
  sub: string,
  edit: ApplicationEdit,
): Promise<Application> => {
  const key = applicationKey(sub, edit.id)
  const { jobTitle, companyName } = edit.patch
  const sameName = { ...(jobTitle && { jobTitle }), ...(companyName && { companyName }) }
  const first = await table.update(key, changesOf(edit), { is: { version: edit.version, ...sameName } })
  const before = first.written || !first.found ? undefined : applicationOf(first.found)
  if (before?.version !== edit.version) return editedRow(first, edit, applicationOf)
  if (trackingKey({ ...before, ...edit.patch }) !== trackingKey(before))
    return rename(table, sub, edit, before)
  return editedRow(await table.update(key, changesOf(edit), ifUnchanged(before)), edit, applicationOf)
}
