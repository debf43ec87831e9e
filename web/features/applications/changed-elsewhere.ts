import type { Application } from '../../../shared/api/applications.ts'
import { jobName } from '../../applications/job-name.ts'

type Row = Pick<Application, 'id' | 'version' | 'jobTitle' | 'companyName'>

/** The loaded rows of the list, newest first. */
export type Loaded = {
  readonly rows: readonly Row[]
  /** Older rows exist that are not loaded. */
  readonly hasOlder: boolean
}

/** How many applications the toast names. */
const namedAtMost = 2

/** The id from which on all rows are loaded. Rows that are older say nothing: they were not loaded, or are not now. */
const loadedFrom = ({ rows, hasOlder }: Loaded): string => (hasOlder ? (rows.at(-1)?.id ?? '') : '')

/** An application that was added, changed or deleted elsewhere. */
export type ChangedRow = Row & { readonly isGone: boolean }

/** What another device has changed in the list, newest first. `isOwn` knows the rows that this device wrote. */
export const changedElsewhere = (
  before: Loaded,
  after: Loaded,
  isOwn: (id: string) => boolean,
): ChangedRow[] => {
  const from = [loadedFrom(before), loadedFrom(after)].toSorted().at(-1) ?? ''
  const isComparable = ({ id }: Row) => id >= from && !isOwn(id)
  const versions = new Map(before.rows.map(({ id, version }) => [id, version]))
  const left = new Set(after.rows.map(({ id }) => id))
  const changed = after.rows.filter(row => isComparable(row) && versions.get(row.id) !== row.version)
  const gone = before.rows.filter(row => isComparable(row) && !left.has(row.id))
  return [
    ...changed.map(row => ({ ...row, isGone: false })),
    ...gone.map(row => ({ ...row, isGone: true })),
  ].toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

/** The toast that says so. */
export const elsewhereWords = (changed: readonly ChangedRow[]): { title: string; description: string } => {
  const [first, ...others] = changed
    .slice(0, namedAtMost)
    .map(row => `${jobName(row)}${row.isGone ? ' (deleted)' : ''}`)
  const rest = changed.length - namedAtMost
  const names = [first, ...others, ...(rest > 0 ? [`and ${rest} more`] : [])]
  return {
    title: `${changed.length === 1 ? '1 application' : `${changed.length} applications`} changed on another device.`,
    description: `${names.join('; ')}.`,
  }
}
