import type { Board } from '../../lists.ts'

/**
 * One advert as a board has it, before it is put in order: words as written, without markup. A connector fills in what
 * its board says, and leaves the rest empty; it guesses nothing.
 */
export type Listing = {
  readonly board: Board
  /** The board's own name for it: the same at every reading. */
  readonly key: string
  /** Where it is read and applied for. */
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
  /** Where the work is done, if the board says so by itself and not in the words of the location. */
  readonly workplace: 'onsite' | 'hybrid' | 'remote' | null
  /** Who may apply, as written: countries, regions. Null: not said; empty: from anywhere. */
  readonly openTo: readonly string[] | null
  readonly salary: ListedSalary | null
  readonly tags: readonly string[]
  /** The employer's own page, and not a copy of it. */
  readonly isEmployers: boolean
}

export type ListedSalary = {
  /** As it is written; empty where the board has figures alone. */
  readonly text: string
  /** 0, '' and null are unknown. */
  readonly min: number | null
  readonly max: number | null
  /** ISO 4217 as the board says; empty: not said. */
  readonly currency: string
  /** `year`, `per month`, `hourly`: as the board says; empty: not said. */
  readonly period: string
  /** The board's own guess, not the employer's word. */
  readonly isEstimate: boolean
}

/** A listing that says nothing yet: what a connector begins with. */
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
