import type { Board } from '../../shared/lists.ts'
import type { Answer } from '../answer.ts'
import type { Posted } from './posted.ts'

export type Asked = {
  /** The board's own host, such as `remotive.com`. */
  readonly host: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: { readonly [name: string]: string | string[] | undefined }
}

/** What a board has now. */
export type Shown = {
  /** Newest first. */
  readonly postings: readonly Posted[]
  /** When the postings of this day were dated. */
  readonly now: Date
  /** One row in the middle is to be none. */
  readonly hasBrokenRow: boolean
}

/** One board in its own wire format. */
export type StandIn = {
  readonly board: Board
  readonly hosts: readonly string[]
  /** Undefined: nothing is there. */
  readonly answer: (asked: Asked, shown: Shown) => Answer | undefined
}

/** The rows with one that is broken among them, where there is to be one. */
export const withBroken = <Row>(
  rows: readonly Row[],
  broken: Row,
  { hasBrokenRow }: Shown,
): readonly Row[] => (hasBrokenRow ? rows.toSpliced(Math.min(2, rows.length), 0, broken) : rows)

/** A number of the query, held between two others. */
export const numberIn = (
  query: URLSearchParams,
  name: string,
  { otherwise, least, most }: { otherwise: number; least: number; most: number },
): number => {
  const said = Number(query.get(name) ?? otherwise)
  return Number.isInteger(said) ? Math.min(Math.max(said, least), most) : otherwise
}

export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** ISO 8601 to the second, with a zone: `2026-09-28T09:00:00+00:00`. */
export const zoned = (moment: Date): string => moment.toISOString().replace(/\.\d{3}Z$/, '+00:00')

/** `2026-09-28` */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
