import * as z from 'zod/mini'
import { type Board, boards } from '../../shared/lists.ts'
import { validators } from '../services/boards/validators.ts'
import type { Key, Row } from './table.ts'

export const boardsPartition = 'BOARDS'
export const boardKey = (board: Board): Key => ({ pk: boardsPartition, sk: board })

const text = z._default(z.nullable(z.string()), null)
const count = z._default(z.int(), 0)

const boardState = z.object({
  /** The object that holds what it has; null where there is none. */
  snapshot: text,
  /** Postings in it. */
  count,
  /** Rows of the last reading that could not be read. */
  broken: count,
  /** The last reading that came to a good end, be it that nothing had changed; and the last that brought everything. */
  readAt: text,
  wholeAt: text,
  /** The last try, where it failed, and why, in words that may be shown. */
  failedAt: text,
  fault: z._default(z.nullable(z.object({ kind: z.string(), says: z.string() })), null),
  /** In a row. */
  failures: count,
  nextTryAt: text,
  validators: z._default(validators, {}),
  /** Why it is not read here: not switched on, or without its key. */
  off: z._default(z.nullable(z.enum(['flag', 'key'])), null),
  /** Of all time: how often it was read, and how often that was tried. They only grow. */
  reads: count,
  tries: count,
})
export type BoardState = z.infer<typeof boardState>

/** One that was never read has no row. */
export const boardStateOf = (row: Row | undefined): BoardState => boardState.parse(row ?? {})

/** The board of a row; undefined where we know it no more. */
export const boardOf = ({ sk }: Row): Board | undefined => boards.find(board => board === sk)
