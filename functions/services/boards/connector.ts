import * as z from 'zod/mini'
import type { BoardKey } from '../../../shared/domain/jobs/boards.ts'
import type { Listing } from '../../../shared/domain/jobs/listing.ts'
import type { Board } from '../../../shared/lists.ts'

export type Fetched = {
  /** The text, decoded by the charset that the answer or the document names. */
  readonly text: string
  readonly contentType: string
}

type FetchOptions = {
  readonly headers?: Readonly<Record<string, string>>
  /** Asks only for a changed answer (ETag, Last-Modified). If nothing has changed, this reading ends. */
  readonly ifChanged?: boolean
}

/**
 * Makes one GET request to a board. The address is the board's public one; `addressOf` may lead it elsewhere, which the
 * connector does not know. Throws BoardError for no answer in time, an answer that is too large, another status than
 * 2xx, and a redirect to a forbidden address.
 */
export type BoardFetch = (address: string, options?: FetchOptions) => Promise<Fetched>

/** An employer whose own page is read: the system that runs the page, the employer's account there, and its name. */
export const employer = z.object({
  system: z.enum(['greenhouse', 'lever', 'ashby', 'smartrecruiters', 'workable']),
  account: z.string(),
  name: z.string(),
})
export type Employer = z.infer<typeof employer>

export type ReadingContext = {
  readonly fetch: BoardFetch
  /** The keys of the boards. A board without its keys is not read, so the keys of this board exist. */
  readonly keys: Readonly<Partial<Record<BoardKey, string>>>
  readonly employers: readonly Employer[]
  readonly now: Date
}

export type Reading = {
  readonly listings: readonly Listing[]
  /** How many rows could not be read and were left out. */
  readonly broken: number
  /** False where a part could not be read, so a missing job says nothing. Undefined: the board's coverage decides. */
  readonly isWhole?: boolean
  /** What was missing or elsewhere in the answer, though its jobs could be read: `no count`, `jobs under "data"`. */
  readonly loose?: readonly string[]
  /**
   * The first row that was not understood, shortened, where that is most of the rows, or the rows of a whole part. The
   * board has then changed its format.
   */
  readonly changed?: string
}

/**
 * Reads one board, all of it or its newest jobs. A broken row is left out and counted. Throws BoardError where the
 * answer is not that of the board: a page in place of a feed, or several rows of which none could be read.
 */
export type Connector = (context: ReadingContext) => Promise<Reading>

export type Connectors = Readonly<Record<Board, Connector>>

const errorWords = {
  slow: 'did not answer in time',
  unreachable: 'could not be reached',
  refused: 'answered with an error',
  large: 'sent too much',
  elsewhere: 'pointed to an address where nobody may look',
  malformed: 'sent something else than jobs',
  'no-key': 'has no key here',
} as const
export type BoardErrorKind = keyof typeof errorWords

/** The reason why a board could not be read, in words that may be shown. */
export class BoardError extends Error {
  readonly kind: BoardErrorKind
  /** The first row that was not understood, or the answer where there are no rows, shortened for an operator. */
  readonly row: string | undefined

  constructor(
    kind: BoardErrorKind,
    detail = '',
    { row, ...options }: { cause?: unknown; row?: string | undefined } = {},
  ) {
    super(`${errorWords[kind]}${detail && ` (${detail})`}`, options)
    this.name = 'BoardError'
    this.kind = kind
    this.row = row
  }
}

/** A board says that nothing has changed since its last reading. The reading ends, and this is no fault. */
export class Unchanged extends Error {
  constructor() {
    super('Nothing has changed since the last reading.')
    this.name = 'Unchanged'
  }
}

/** Reads the open jobs of one employer. Throws BoardError. */
export type EmployerReader = (fetch: BoardFetch, employer: Employer) => Promise<Reading>
