import { mayAlert } from '../../shared/domain/alerts.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import type { IndexedJob, JobIndex } from '../jobs/job-index.ts'
import type { StoredAlert } from '../store/alert-row.ts'

/** In milliseconds. An alert does not notify of jobs that were first seen before. */
const newsFor = 14 * dayMs
/** In milliseconds. Reading the boards takes so long: a job may be seen this long before its index is built. */
const readingTakes = 30 * 60 * 1000
/** The most jobs of one query. */
const lookLimit = 100

type Looked = {
  /** Jobs to notify of, newest first. Another alert of the person may have notified of some. */
  readonly fresh: readonly IndexedJob[]
  /** All jobs that the alert matches; null where the screen does not need them. */
  readonly newest: readonly IndexedJob[] | null
  readonly seen: Pick<StoredAlert, 'lookedTo' | 'lately'>
}

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/** A new alert notifies of no job that the index has already. `isTurn`: the alert may notify now. */
export const look = (
  alert: StoredAlert,
  index: Pick<JobIndex, 'builtAt' | 'watch'>,
  isTurn: boolean,
  now: Date,
): Looked => {
  const { keywords: anyOf, location, jobType, salaryMin, salaryMax, lookedTo, lately } = alert
  const watch = (seenAfter: Date): readonly IndexedJob[] => {
    const query = { anyOf, location, jobType, salaryMin, salaryMax, seenAfter, limit: lookLimit, now }
    return index.watch(query).filter(mayAlert)
  }
  const isFirst = lookedTo === null
  const newest = isFirst || alert.wantsLatest ? watch(ago(now, newsFor)) : null
  // Another function may have used a newer index than this one.
  if (!isFirst && (!isTurn || index.builtAt <= lookedTo))
    return { fresh: [], newest, seen: { lookedTo, lately } }
  const young = ago(new Date(index.builtAt), readingTakes)
  const since = isFirst ? young : ago(new Date(lookedTo), readingTakes)
  const found = watch(new Date(Math.max(since.getTime(), now.getTime() - newsFor)))
  const known = new Set(lately)
  return {
    fresh: isFirst ? [] : found.filter(({ id }) => !known.has(id)),
    newest,
    seen: {
      lookedTo: index.builtAt,
      lately: found.flatMap(({ id, firstSeenAt }) => (new Date(firstSeenAt) > young ? [id] : [])),
    },
  }
}
