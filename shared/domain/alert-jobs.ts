import { type AlertedJob, alertJobsShown } from '../api/alerts.ts'
import type { Job } from '../api/jobs.ts'
import type { WarningKind } from '../lists.ts'

/** Nobody is led to an advert that bears one of these: who wants to see such jobs can search for them. */
const silencing: ReadonlySet<WarningKind> = new Set([
  'asks-for-money',
  'asks-for-secrets',
  'imitated-employer',
])

/** Whether an alert may tell of a job. */
export const isTellable = ({ warnings }: Pick<Job, 'warnings'>): boolean =>
  !warnings.some(({ kind }) => silencing.has(kind))

/** As an alert keeps it. */
export const alertedJobOf = ({
  id,
  title,
  company,
  location,
  source: { board, url },
  warnings,
}: Pick<Job, 'id' | 'title' | 'company' | 'location' | 'source' | 'warnings'>): AlertedJob => ({
  id,
  title,
  company,
  location,
  board,
  url,
  hasWarnings: warnings.length > 0,
})

/** What an alert shows after it found `newest`: each job once. */
export const latestJobs = (newest: readonly AlertedJob[], before: readonly AlertedJob[]): AlertedJob[] => {
  const ids = new Set(newest.map(({ id }) => id))
  return [...newest, ...before.filter(({ id }) => !ids.has(id))].slice(0, alertJobsShown)
}
