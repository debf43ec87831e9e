import type { Job, JobFilters, SearchAnswer } from '../../shared/api/jobs.ts'
import type { Board, searchJobTypes } from '../../shared/lists.ts'

/** A job as the index has it: what differs from person to person is not in it. */
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
  /** Of what was found; a board that has none is left out. */
  readonly found: Readonly<Partial<Record<Board, number>>>
}

/** What an alert looks for: any of the words, in jobs first seen after an instant. Newest first. */
export type WatchQuery = {
  /** Each may be several words; a job that has all words of any of them is meant. */
  readonly anyOf: readonly string[]
  readonly location: string
  readonly jobType: Exclude<(typeof searchJobTypes)[number], 'all'> | null
  /** Naira a month. A job that says no pay is not left out. */
  readonly salaryMin: number | null
  readonly salaryMax: number | null
  readonly seenAfter: Date
  readonly limit: number
  readonly now: Date
}

/** One index file, open to be read. It never throws at what somebody typed. */
export type JobIndex = {
  readonly builtAt: string
  readonly size: number
  readonly search: (query: IndexQuery) => IndexResult
  readonly watch: (query: WatchQuery) => readonly IndexedJob[]
  readonly newest: (count: number, now: Date) => readonly IndexedJob[]
  readonly get: (id: string) => { readonly job: IndexedJob; readonly description: string } | undefined
  readonly close: () => void
}
