import type { Job, JobFilters, SearchAnswer } from '../../shared/api/jobs.ts'
import type { Board, searchJobTypes } from '../../shared/lists.ts'

/** A job of the index, without what differs from person to person. */
export type IndexedJob = Omit<Job, 'match' | 'marks'>

export type FoundJob = IndexedJob & Pick<Job, 'marks'>

export type IndexQuery = {
  readonly query: string
  readonly location: string
  readonly jobType: (typeof searchJobTypes)[number]
  readonly filters: JobFilters | null
  readonly sort: 'relevance' | 'date'
  readonly page: number
  readonly now: Date
}

export type IndexResult = Pick<
  SearchAnswer,
  'total' | 'isCapped' | 'page' | 'pages' | 'corrected' | 'isLoosened'
> & {
  readonly jobs: readonly FoundJob[]
  /** The number of jobs that were found, by board. A board without one is left out. */
  readonly found: Readonly<Partial<Record<Board, number>>>
}

/** The query of an alert: any of the keywords, in jobs that were first seen after an instant. Newest first. */
export type WatchQuery = {
  /** A keyword may be several words. A job matches that has all words of one keyword. */
  readonly anyOf: readonly string[]
  readonly location: string
  readonly jobType: Exclude<(typeof searchJobTypes)[number], 'all'> | null
  /** Naira a month. A job without pay matches too. */
  readonly salaryMin: number | null
  readonly salaryMax: number | null
  readonly seenAfter: Date
  readonly limit: number
  readonly now: Date
}

/** An open index file. A search never throws for the words of a query. */
export type JobIndex = {
  readonly builtAt: string
  readonly size: number
  readonly search: (query: IndexQuery) => IndexResult
  readonly watch: (query: WatchQuery) => readonly IndexedJob[]
  readonly newest: (count: number, now: Date) => readonly IndexedJob[]
  readonly get: (id: string) => { readonly job: IndexedJob; readonly description: string } | undefined
  readonly close: () => void
}
