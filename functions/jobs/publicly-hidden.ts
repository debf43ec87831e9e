import type { JobReportStore } from '../store/job-reports.ts'

export type PubliclyHidden = {
  /** The ids of the jobs that nobody sees. */
  readonly get: () => Promise<ReadonlySet<string>>
  /** Reads the ids anew at the next `get`, because a report has hidden a job. */
  readonly forget: () => void
}

type Options = {
  readonly reports: Pick<JobReportStore, 'hidden'>
  /** In milliseconds: how long the ids are cached. */
  readonly freshFor?: number
}

/** The jobs that reports or an operator hid from everybody. Cached: each search needs them, and they change rarely. */
export const createPubliclyHidden = ({ reports, freshFor = 60_000 }: Options): PubliclyHidden => {
  let ids: ReadonlySet<string> = new Set()
  let askedAt = Number.NEGATIVE_INFINITY
  return {
    get: async () => {
      if (performance.now() - askedAt >= freshFor) {
        ids = await reports.hidden()
        askedAt = performance.now()
      }
      return ids
    },
    forget: () => {
      askedAt = Number.NEGATIVE_INFINITY
    },
  }
}
