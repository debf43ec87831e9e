import { createLog, describeError, type Log } from '../runtime/log.ts'
import type { JobReportStore } from '../store/job-reports.ts'

export type PubliclyHidden = {
  /** The ids of the jobs that nobody sees. Throws only if they were never read. */
  readonly get: () => Promise<ReadonlySet<string>>
  /** Reads the ids anew at the next `get`, because a report has hidden a job. */
  readonly forget: () => void
}

type Options = {
  readonly reports: Pick<JobReportStore, 'hidden'>
  /** In milliseconds: how long the ids are cached. */
  readonly freshFor?: number
  readonly log?: Pick<Log, 'error'>
}

/** The jobs that reports or an operator hid from everybody. Cached: each search needs them, and they change rarely. */
export const createPubliclyHidden = ({
  reports,
  freshFor = 60_000,
  log = createLog(),
}: Options): PubliclyHidden => {
  let ids: ReadonlySet<string> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  /** How often `forget` was called. A reading that began before the last call may be without the new job. */
  let forgotten = 0
  const read = async (): Promise<ReadonlySet<string>> => {
    const before = forgotten
    try {
      const found = await reports.hidden()
      if (before !== forgotten) return found
      ids = found
    } catch (error) {
      // A search with the ids of some minutes ago is better than none.
      if (!ids) throw error
      log.error('hidden jobs not refreshed', describeError(error))
      if (before !== forgotten) return ids
    }
    askedAt = performance.now()
    return ids
  }
  return {
    get: async () => (ids && performance.now() - askedAt < freshFor ? ids : read()),
    forget: () => {
      forgotten += 1
      askedAt = Number.NEGATIVE_INFINITY
    },
  }
}
