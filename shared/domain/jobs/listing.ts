import type { Board } from '../../lists.ts'

/**
 * One advert as a board has it, before normalisation: words as written, without markup. A connector fills in what its
 * board says, leaves the rest empty, and guesses nothing.
 */
export type Listing = {
  readonly board: Board
  /** The board's own id of the advert: the same at every reading. */
  readonly key: string
  /** The page of the advert. */
  readonly url: string
  readonly title: string
  /** Empty: not said. */
  readonly company: string
  readonly location: string
  /** Plain text; paragraphs and list items on lines of their own. */
  readonly description: string
  /** As the board writes it: ISO, RFC 822, dd/mm/yyyy, seconds or milliseconds since 1970. */
  readonly postedAt: string | number | null
  readonly expiresAt: string | number | null
  /** Full-time, `FULL_TIME`, Permanent. */
  readonly employment: string
  /** Entry Level, Senior, `mid`. */
  readonly level: string
  /** The workplace, if the board has a field for it apart from the location. */
  readonly workplace: 'onsite' | 'hybrid' | 'remote' | null
  /** Who may apply, as written: countries, regions. Null: not said; empty: from anywhere. */
  readonly openTo: readonly string[] | null
  readonly salary: ListedSalary | null
  readonly tags: readonly string[]
  /** Whether this is the employer's own page, and not a copy. */
  readonly isEmployers: boolean
}

export type ListedSalary = {
  /** The pay as written; empty when the board has only numbers. */
  readonly text: string
  /** 0, '' and null are unknown. */
  readonly min: number | null
  readonly max: number | null
  /** ISO 4217 as the board says; empty: not said. */
  readonly currency: string
  /** `year`, `per month`, `hourly`: as the board says; empty: not said. */
  readonly period: string
  /** Whether the pay is an estimate of the board. */
  readonly isEstimate: boolean
}

/** An empty listing, with which a connector starts. */
export const emptyListing = {
  company: '',
  location: '',
  description: '',
  postedAt: null,
  expiresAt: null,
  employment: '',
  level: '',
  workplace: null,
  openTo: null,
  salary: null,
  tags: [],
  isEmployers: false,
} as const satisfies Partial<Listing>
