import * as z from 'zod/mini'
import { type Board, boards } from '../../shared/lists.ts'
import { validators } from '../services/boards/validators.ts'
import type { Key, Row } from './table.ts'

export const boardsPartition = 'BOARDS'
export const boardKey = (board: Board): Key => ({ pk: boardsPartition, sk: board })

const text = z._default(z.nullable(z.string()), null)
const count = z._default(z.int(), 0)

const boardState = z.object({
  /** The name of the object with the postings. Null if there is none. */
  snapshot: text,
  /** The number of postings in the snapshot. */
  count,
  /** The number of listings in the last reading that could not be parsed. */
  broken: count,
  /** The time of the last successful reading, also one without changes, and of the last that had content. */
  readAt: text,
  wholeAt: text,
  /** If the last try failed: its time, and the reason in words that may be shown. */
  failedAt: text,
  fault: z._default(
    z.nullable(
      z.object({
        kind: z.string(),
        says: z.string(),
        /** The first row that was not understood, or the answer where it has no rows, shortened. */
        row: z._default(z.nullable(z.string()), null),
      }),
    ),
    null,
  ),
  /** What was missing or elsewhere in the answer of the last reading, though its jobs could be read. */
  loose: text,
  /** If the last reading understood only a minority of the rows: the first it did not, and how many readings in a row. */
  changed: z._default(z.nullable(z.object({ row: z.string(), readings: z.int() })), null),
  /** The number of failures since the last success. */
  failures: count,
  nextTryAt: text,
  validators: z._default(validators, {}),
  /** Why this installation does not read the board: the board is not switched on, or its key is missing. */
  off: z._default(z.nullable(z.enum(['flag', 'key'])), null),
  /** How often the board was ever read, and how often a reading was tried. These counts only grow. */
  reads: count,
  tries: count,
})
export type BoardState = z.infer<typeof boardState>

/** A board that was never read has no row. */
export const boardStateOf = (row: Row | undefined): BoardState => boardState.parse(row ?? {})

/** The board of a row. Undefined if the code no longer has that board. */
export const boardOf = ({ sk }: Row): Board | undefined => boards.find(board => board === sk)
