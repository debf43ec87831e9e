import { alertMatchesCounted } from '../../shared/api/alerts.ts'
import { mayAlert } from '../../shared/domain/alerts.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { isSerious } from '../../shared/domain/jobs/severity.ts'
import { isHidden } from '../jobs/hidden-from.ts'
import type { IndexedJob, JobIndex, Viewer } from '../jobs/job-index.ts'
import type { StoredAlert } from '../store/alert-row.ts'

/** In milliseconds. An alert does not notify of jobs that were first seen before. */
export const newsFor = 14 * dayMs
/** In milliseconds. Reading the boards takes so long: a job may be seen this long before its index is built. */
export const readingTakes = 30 * 60 * 1000

export type Looked = {
  /** Jobs to notify of, newest first. Another alert of the person may have notified of some. */
  readonly fresh: readonly IndexedJob[]
  /** All jobs that the alert matches; null where the screen does not need them. */
  readonly newest: readonly IndexedJob[] | null
  readonly seen: Pick<StoredAlert, 'lookedTo' | 'lately'>
}

/** What an alert looks for. */
type Search = Pick<StoredAlert, 'keywords' | 'location' | 'jobType' | 'salaryMin' | 'salaryMax'>

/** Which jobs are looked through, for whom, and when. */
type VisibleJobs = {
  readonly index: Pick<JobIndex, 'builtAt' | 'watch'>
  readonly hidden: Viewer['hidden']
  /** Where the person lives; null: unknown. */
  readonly country: string | null
  readonly now: Date
}

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/** The jobs that an alert may notify of, newest first; those with a serious warning come last. */
export const matchesSince = async (
  search: Search,
  seenAfter: Date,
  { index, hidden, country, now }: VisibleJobs,
): Promise<IndexedJob[]> => {
  const { keywords: anyOf, location, jobType, salaryMin, salaryMax } = search
  const query = {
    anyOf,
    location,
    jobType,
    salaryMin,
    salaryMax,
    country,
    seenAfter,
    limit: alertMatchesCounted,
    now,
  }
  const found = await index.watch(query)
  return found
    .filter(job => mayAlert(job) && !isHidden(job, hidden))
    .toSorted((one, other) => Number(isSerious(one.warnings)) - Number(isSerious(other.warnings)))
}

type Alert = Search & Pick<StoredAlert, 'lookedTo' | 'lately' | 'wantsLatest' | 'createdAt'>

/**
 * Where a new alert begins: everything that was seen before it was made is known to it. `ids` are the known jobs that
 * the next look would find.
 */
const startOf = ({ lookedTo, lately, createdAt }: Alert, found: readonly IndexedJob[]) =>
  lookedTo === null
    ? { at: createdAt, ids: found.flatMap(job => (job.firstSeenAt <= createdAt ? [job.id] : [])) }
    : { at: lookedTo, ids: lately }

/**
 * An alert notifies of every job that its last index did not have. Where a new alert was made without an index, it
 * notifies of every job that was seen after it was made. `isTurn`: the alert may notify now.
 */
export const look = async (alert: Alert, visible: VisibleJobs, isTurn: boolean): Promise<Looked> => {
  const { index, now } = visible
  const { lookedTo, lately, createdAt } = alert
  const isFirst = lookedTo === null
  const news = ago(now, newsFor)
  const newest = isFirst || alert.wantsLatest ? await matchesSince(alert, news, visible) : null
  const young = ago(new Date(index.builtAt), readingTakes)
  const youngOf = (found: readonly IndexedJob[]): string[] =>
    found.flatMap(({ id, firstSeenAt }) => (new Date(firstSeenAt) > young ? [id] : []))
  // Another function may have used a newer index than this one.
  const isOld = index.builtAt <= (lookedTo ?? createdAt)
  if (isFirst && isOld)
    return { fresh: [], newest, seen: { lookedTo: index.builtAt, lately: youngOf(newest ?? []) } }
  if (!isFirst && (isOld || !isTurn)) return { fresh: [], newest, seen: { lookedTo, lately } }
  const since = ago(new Date(lookedTo ?? createdAt), readingTakes)
  const found = await matchesSince(alert, new Date(Math.max(since.getTime(), news.getTime())), visible)
  const start = startOf(alert, found)
  if (!isTurn) return { fresh: [], newest, seen: { lookedTo: start.at, lately: start.ids } }
  const known = new Set(start.ids)
  return {
    fresh: found.filter(({ id }) => !known.has(id)),
    newest,
    seen: { lookedTo: index.builtAt, lately: youngOf(found) },
  }
}
