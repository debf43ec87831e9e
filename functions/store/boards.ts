import type { BoardStatus } from '../../shared/api/jobs.ts'
import { boards as about, intervalOf } from '../../shared/domain/jobs/boards.ts'
import type { Tries } from '../../shared/domain/jobs/circuit-breaker.ts'
import { type Board, boards } from '../../shared/lists.ts'
import type { BoardError } from '../services/boards/connector.ts'
import type { Validators } from '../services/boards/validators.ts'
import { type BoardState, boardKey, boardOf, boardStateOf, boardsPartition } from './board-row.ts'
import type { Changes } from './expressions.ts'
import type { Table } from './table.ts'

/** The result of a successful reading. */
export type BoardRead = Tries & {
  readonly snapshot: string
  readonly count: number
  readonly broken: number
  readonly validators: Validators
} & Partial<Pick<BoardState, 'loose' | 'changed'>>

/** Why a reading failed, and the first row that was not understood. */
type Fault = Pick<BoardError, 'kind' | 'message'> & Partial<Pick<BoardError, 'row'>>

const list = async (table: Table): Promise<(BoardState & { readonly board: Board })[]> => {
  const { rows } = await table.query({ partition: boardsPartition })
  const known = new Map(rows.map(row => [boardOf(row), row]))
  return boards.map(board => ({ board, ...boardStateOf(known.get(board)) }))
}

const stateOf = (board: Board, { off, readAt, failedAt }: BoardState, now: Date): BoardStatus['state'] => {
  if (off !== null) return 'off'
  if (readAt === null) return 'never'
  const isLate = now.getTime() - Date.parse(readAt) > 2 * intervalOf(about[board].expression)
  return isLate || failedAt !== null ? 'stale' : 'fresh'
}

/** The status of a board. A board is stale if its last try failed, or if the last success is two intervals ago. */
export const boardStatusOf = (
  board: Board,
  state: BoardState = boardStateOf(undefined),
  now: Date,
): BoardStatus => ({
  board,
  found: null,
  state: stateOf(board, state, now),
  readAt: state.readAt,
  failedAt: state.failedAt,
  nextTryAt: state.nextTryAt,
})

/** Writes only if no other call has read the board, or tried to, since `counted`. Returns whether it has written. */
const write = async (
  table: Table,
  board: Board,
  changes: Changes,
  counted: Partial<Pick<BoardState, 'reads' | 'tries'>>,
): Promise<boolean> => {
  // A count only grows, so a count below the next number has not changed.
  const below = Object.fromEntries(Object.entries(counted).map(([name, seen]) => [name, seen + 1]))
  return (await table.update(boardKey(board), changes, { below })).written
}

const successFields = (now: Date) => ({ readAt: now.toISOString(), failedAt: null, fault: null, off: null })

/**
 * The state of each board, one row a board. `before` is the state that the reader began with. Of two readings at once
 * the first successful one is stored. A failure counts only if no other call has tried meanwhile.
 */
export const boardStore = (table: Table) => ({
  /** All boards, in one round trip. A board that was never read has the default state. */
  list: () => list(table),
  get: async (board: Board): Promise<BoardState> => boardStateOf(await table.get(boardKey(board))),
  /** Stores a successful reading. False if another call has read the board since `before`. */
  recordRead: (board: Board, before: BoardState, { failures, nextTryAt, ...brought }: BoardRead, now: Date) =>
    write(
      table,
      board,
      {
        set: {
          loose: null,
          changed: null,
          ...brought,
          failures,
          nextTryAt,
          ...successFields(now),
          wholeAt: now.toISOString(),
        },
        add: { reads: 1, tries: 1 },
      },
      { reads: before.reads },
    ),
  /** Records a reading without changes. False if another call has read the board since `before`. */
  recordUnchanged: (board: Board, before: BoardState, { failures, nextTryAt }: Tries, now: Date) =>
    write(
      table,
      board,
      { set: { failures, nextTryAt, ...successFields(now) }, add: { reads: 1, tries: 1 } },
      { reads: before.reads },
    ),
  /** Records a failure. The last snapshot stays. False if another call has tried since `before`. */
  recordFailure: (
    board: Board,
    before: BoardState,
    { failures, nextTryAt, fault }: Tries & { readonly fault: Fault },
    now: Date,
  ) =>
    write(
      table,
      board,
      {
        set: {
          failures,
          nextTryAt,
          failedAt: now.toISOString(),
          fault: { kind: fault.kind, says: fault.message, row: fault.row ?? null },
          off: null,
        },
        add: { tries: 1 },
      },
      { tries: before.tries },
    ),
  /** Records that the board is not read. If the operator has switched it off, its postings are removed. */
  recordSwitchedOff: async (board: Board, why: 'flag' | 'key'): Promise<void> => {
    const gone = why === 'flag' ? { snapshot: null, count: 0, validators: {} } : {}
    await table.update(boardKey(board), { set: { off: why, nextTryAt: null, ...gone } })
  },
})
export type BoardStore = ReturnType<typeof boardStore>
