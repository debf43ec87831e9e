import type { Board } from '../../shared/lists.ts'
import type { Answer } from '../http.ts'
import type { Posted } from './posted.ts'

export type BoardRequest = {
  /** The board's own host, such as `remotive.com`. */
  readonly host: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: { readonly [name: string]: string | string[] | undefined }
}

/** The current state of a board. */
export type BoardState = {
  /** The adverts, newest first. */
  readonly postings: readonly Posted[]
  /** When the postings of this day were dated. */
  readonly now: Date
  /** Whether one row in the middle is broken. */
  readonly hasBrokenRow: boolean
}

/** The stand-in of one board, in the board's own wire format. */
export type StandIn = {
  readonly board: Board
  readonly hosts: readonly string[]
  /** Answers a request; undefined where the board has nothing at the path. */
  readonly answer: (asked: BoardRequest, shown: BoardState) => Answer | undefined
}

/** Returns the rows, with a broken one among them if the fault is on. */
export const withBroken = <Row>(
  rows: readonly Row[],
  broken: Row,
  { hasBrokenRow }: BoardState,
): readonly Row[] => (hasBrokenRow ? rows.toSpliced(Math.min(2, rows.length), 0, broken) : rows)

/** Reads a number of the query, within its limits. */
export const numberIn = (
  query: URLSearchParams,
  name: string,
  { otherwise, least, most }: { otherwise: number; least: number; most: number },
): number => {
  const value = Number(query.get(name) ?? otherwise)
  return Number.isInteger(value) ? Math.min(Math.max(value, least), most) : otherwise
}

export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** Writes a time in ISO 8601 to the second, with a zone: `2026-09-28T09:00:00+00:00`. */
export const zoned = (moment: Date): string => moment.toISOString().replace(/\.\d{3}Z$/, '+00:00')

/** Writes a day: `2026-09-28`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
