import { isTellable } from '../../shared/domain/alert-jobs.ts'
import { dayMs } from '../../shared/domain/period.ts'
import type { IndexedJob, JobIndex } from '../jobs/job-index.ts'
import type { StoredAlert } from '../store/alert-row.ts'

/** Older jobs are no news to anybody, in milliseconds. */
const newsFor = 14 * dayMs
/**
 * The next index may have jobs that were first seen so long before this one was built, in milliseconds: their board was
 * still being read.
 */
const readingTakes = 30 * 60 * 1000
/** The most jobs that are looked at. */
const lookLimit = 100

type Looked = {
  /** What it may tell of, newest first; the person may know of some by another alert. */
  readonly fresh: readonly IndexedJob[]
  /** What there is at all; null where nobody asked for it. */
  readonly newest: readonly IndexedJob[] | null
  readonly seen: Pick<StoredAlert, 'lookedTo' | 'lately'>
}

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/**
 * Looks through an index for an alert. A new alert sees what is there and tells nothing of it: it watches from then on.
 * `isTurn`: it may tell now.
 */
export const look = (
  alert: StoredAlert,
  index: Pick<JobIndex, 'builtAt' | 'watch'>,
  isTurn: boolean,
  now: Date,
): Looked => {
  const { keywords: anyOf, location, jobType, salaryMin, salaryMax, lookedTo, lately } = alert
  const watch = (seenAfter: Date): readonly IndexedJob[] => {
    const query = { anyOf, location, jobType, salaryMin, salaryMax, seenAfter, limit: lookLimit, now }
    return index.watch(query).filter(isTellable)
  }
  const isFirst = lookedTo === null
  const newest = isFirst || alert.wantsLatest ? watch(ago(now, newsFor)) : null
  // An older index comes after a newer one where two functions do not look at the same moment.
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
