import type { JobFilters } from '../../shared/api/job-search.ts'
import type { Job, SearchAnswer } from '../../shared/api/jobs.ts'
import type { Alternatives, Place } from '../../shared/domain/jobs/posting.ts'
import type { RoleFamily } from '../../shared/domain/jobs/roles.ts'
import type { Board, searchJobTypes } from '../../shared/lists.ts'

/** A job of the index, without what differs from person to person. */
export type IndexedJob = Omit<Job, 'fit' | 'marks'> & {
  /** All places of the advert, which `location` only names in part. */
  readonly places: readonly Place[]
  /** Groups of its skills. */
  readonly alternatives: Alternatives
}

export type FoundJob = IndexedJob & Pick<Job, 'marks'>

export type IndexQuery = {
  readonly query: string
  readonly location: string
  readonly jobType: (typeof searchJobTypes)[number]
  readonly filters: JobFilters | null
  readonly sort: 'relevance' | 'fit' | 'date'
  readonly page: number
  /** What sorts the jobs by their fit: higher is better. Left out: as `relevance`. */
  readonly fitOf?: (job: IndexedJob) => number
  readonly now: Date
} & Viewer

/** What of the index a person may not or does not want to see. */
export type Viewer = {
  /** Where the person lives: ISO 3166 alpha-2. */
  readonly country: string
  /** Whether jobs are listed, too, that the person can't get from there. */
  readonly closed: boolean
  /** Ids of jobs, and keys of employers (`companyKey`), that are not listed. */
  readonly hidden: { readonly jobs: ReadonlySet<string>; readonly employers: ReadonlySet<string> }
}

/** The query for the jobs of a person. */
export type ForYouQuery = {
  /** The families of titles that the person looks for, with their nearness from 0 to 1. Empty: any. */
  readonly families: ReadonlyMap<RoleFamily, number>
  /** Whether only remote work is offered. */
  readonly isRemoteOnly: boolean
  /** How well a job fits, from 0 to 100; null: it is not offered. */
  readonly offer: (job: IndexedJob) => number | null
  readonly count: number
  readonly now: Date
} & Omit<Viewer, 'closed'>

export type IndexResult = Pick<
  SearchAnswer,
  | 'total'
  | 'isCapped'
  | 'page'
  | 'pages'
  | 'corrected'
  | 'understood'
  | 'facets'
  | 'relaxed'
  | 'closed'
  | 'warned'
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
  /** Where the person lives; null: unknown. Jobs that they can't get are left out, unless the place is abroad. */
  readonly country: string | null
  readonly seenAfter: Date
  readonly limit: number
  readonly now: Date
}

export type ArrivalsQuery = { readonly seenAfter: Date; readonly now: Date }

/** The open jobs that were first seen after an instant. */
export type Arrivals = {
  readonly jobs: readonly IndexedJob[]
  /** The ids of those that `watch` finds for a location; null: all of them, or it depends on where the person lives. */
  readonly idsAt: (location: string) => Promise<ReadonlySet<string> | null>
}

/**
 * An index of jobs. It may be a file on the disk or a service, so that all answers are promises. A search never throws
 * for the words of a query.
 */
export type JobIndex = {
  readonly builtAt: string
  readonly size: number
  readonly search: (query: IndexQuery) => Promise<IndexResult>
  /** The words of a query that are left after what was understood of it. */
  readonly wordsOf: (query: string) => Promise<string>
  readonly watch: (query: WatchQuery) => Promise<readonly IndexedJob[]>
  /** What alerts are matched with. */
  readonly arrivals: (query: ArrivalsQuery) => Promise<Arrivals>
  /** Open and fresh jobs without a warning, best fit first. */
  readonly forYou: (query: ForYouQuery) => Promise<readonly IndexedJob[]>
  readonly newest: (count: number, now: Date) => Promise<readonly IndexedJob[]>
  readonly get: (id: string) => Promise<IndexedJob | undefined>
  /** The whole description, which is read from the bucket. Rejects where the bucket does not answer. */
  readonly description: (id: string) => Promise<string | undefined>
  readonly close: () => void
}
