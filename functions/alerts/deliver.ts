import { alertedJobOf, latestJobs } from '../../shared/domain/alert-jobs.ts'
import type { IndexedJob } from '../jobs/job-index.ts'
import type { MailedJob, StoredAlert } from '../store/alert-row.ts'

/** The most jobs of one delivery. */
export const jobsAtOnce = 25
/** After each try at a mail the next one waits so long, in minutes; after the last it is given up. */
const waits = [5, 15, 60, 240, 720]

type Unsent = NonNullable<StoredAlert['unsent']>

/** When a mail is tried again that does not go out now; null: not any more. */
export const nextTry = ({ tries }: Unsent, now: Date): Date | null => {
  const minutes = waits[tries - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
}

const mailedJobOf = (job: IndexedJob): MailedJob => ({
  ...alertedJobOf(job),
  warnings: job.warnings.map(({ says }) => says),
})

/** What the mail of this run is to tell, with what an earlier one could not; null where there is nothing. */
export const unsentAfter = (
  before: Unsent | null,
  told: readonly IndexedJob[],
  hasMore: boolean,
): Unsent | null => {
  if (told.length === 0) return before && { ...before, tries: before.tries + 1 }
  const jobs = [...told.map(mailedJobOf), ...(before?.jobs ?? [])]
  return {
    jobs: jobs.slice(0, jobsAtOnce),
    hasMore: hasMore || jobs.length > jobsAtOnce || (before?.hasMore ?? false),
    tries: 1,
  }
}

/** What the alert's screen shows after it: what was told of, before what is there besides. */
export const latestAfter = (
  { latest }: Pick<StoredAlert, 'latest'>,
  told: readonly IndexedJob[],
  newest: readonly IndexedJob[] | null,
) => latestJobs(told.map(alertedJobOf), newest ? newest.map(alertedJobOf) : latest)
