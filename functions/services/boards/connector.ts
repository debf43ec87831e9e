import type { BoardKey } from '../../../shared/domain/jobs/boards.ts'
import type { Listing } from '../../../shared/domain/jobs/listing.ts'
import type { Board } from '../../../shared/lists.ts'

export type Fetched = {
  /** In the charset that the answer or the document names. */
  readonly text: string
  readonly contentType: string
}

type FetchOptions = {
  readonly headers?: Readonly<Record<string, string>>
  /** Ask only for what has changed since the last reading (ETag, Last-Modified): where nothing has, the reading ends there. */
  readonly ifChanged?: boolean
}

/**
 * One GET of a board. The address is the board's real one; where its service stands is not the connector's business.
 * Throws BoardFault: no answer in time, too large, another status than 2xx, a redirect to where nobody may look.
 */
export type BoardFetch = (address: string, options?: FetchOptions) => Promise<Fetched>

/** Employers whose own pages are read, by the system that runs them: what it calls them, and their name. */
export type Employer = {
  readonly system: 'greenhouse' | 'lever' | 'ashby' | 'smartrecruiters' | 'workable'
  readonly account: string
  readonly name: string
}

export type Surroundings = {
  readonly fetch: BoardFetch
  /** Those that the board needs are there: a board without its keys is not read. */
  readonly keys: Readonly<Partial<Record<BoardKey, string>>>
  readonly employers: readonly Employer[]
  readonly now: Date
}

/** What one reading of a board brought. */
export type Reading = {
  readonly listings: readonly Listing[]
  /** Rows that could not be read, and were left out. */
  readonly broken: number
  /** Left out: as the board's coverage says. False: some of it could not be read, so that absence says nothing. */
  readonly isWhole?: boolean
}

/**
 * Reads one board, whole or its newest. One row that is broken is left out and counted. Throws BoardFault where the
 * answer is not what the board answers: a page in place of a feed, or no row of many that could be read.
 */
export type Connector = (surroundings: Surroundings) => Promise<Reading>

export type Connectors = Readonly<Record<Board, Connector>>

const faults = {
  slow: 'did not answer in time',
  unreachable: 'could not be reached',
  refused: 'answered with an error',
  large: 'sent too much',
  elsewhere: 'pointed to an address where nobody may look',
  malformed: 'sent something else than jobs',
  'no-key': 'has no key here',
} as const
export type FaultKind = keyof typeof faults

/** What went wrong with a board, in words that may be shown. */
export class BoardFault extends Error {
  readonly kind: FaultKind

  constructor(kind: FaultKind, detail = '', options: { cause?: unknown } = {}) {
    super(`${faults[kind]}${detail && ` (${detail})`}`, options)
    this.name = 'BoardFault'
    this.kind = kind
  }
}
