import type { BoardStanding } from '../../shared/api/jobs.ts'
import { boards as about } from '../../shared/domain/jobs/boards.ts'
import type { Tries } from '../../shared/domain/jobs/breaker.ts'
import { intervalOf } from '../../shared/domain/jobs/interval.ts'
import { type Board, boards } from '../../shared/lists.ts'
import type { BoardFault } from '../services/boards/connector.ts'
import type { Validators } from '../services/boards/validators.ts'
import { type BoardState, boardKey, boardOf, boardStateOf, boardsPartition } from './board-row.ts'
import type { Changes } from './expressions.ts'
import type { Table } from './table.ts'

/** What a reading brought. */
export type BoardRead = Tries & {
  readonly snapshot: string
  readonly count: number
  readonly broken: number
  readonly validators: Validators
}

const list = async (table: Table): Promise<(BoardState & { readonly board: Board })[]> => {
  const { rows } = await table.query({ partition: boardsPartition })
  const known = new Map(rows.map(row => [boardOf(row), row]))
  return boards.map(board => ({ board, ...boardStateOf(known.get(board)) }))
}

const stateOf = (board: Board, { off, readAt, failedAt }: BoardState, now: Date): BoardStanding['state'] => {
  if (off !== null) return 'off'
  if (readAt === null) return 'never'
  const isLate = now.getTime() - Date.parse(readAt) > 2 * intervalOf(about[board].expression)
  return isLate || failedAt !== null ? 'stale' : 'fresh'
}

/** How a board stands: stale where its last try failed, or it was not read for more than two of its intervals. */
export const standingOf = (
  board: Board,
  state: BoardState = boardStateOf(undefined),
  now: Date,
): BoardStanding => ({
  board,
  found: null,
  state: stateOf(board, state, now),
  readAt: state.readAt,
  failedAt: state.failedAt,
  nextTryAt: state.nextTryAt,
})

/** Whether it was written: only where nobody else has read, or tried, since `counted`. */
const write = async (
  table: Table,
  board: Board,
  changes: Changes,
  counted: Partial<Pick<BoardState, 'reads' | 'tries'>>,
): Promise<boolean> => {
  // The counts only grow: what is below the next number is what it was.
  const below = Object.fromEntries(Object.entries(counted).map(([name, seen]) => [name, seen + 1]))
  return (await table.update(boardKey(board), changes, { below })).written
}

const wellSince = (now: Date) => ({ readAt: now.toISOString(), failedAt: null, fault: null, off: null })

/**
 * How each board stands: a row a board. `before` is the state that a reader began with. Of two readers at once the first
 * to read well is kept; a failure counts only where nobody else has tried meanwhile.
 */
export const boardStore = (table: Table) => ({
  /** All boards, in one round trip; who was never read has the state of nothing. */
  list: () => list(table),
  get: async (board: Board): Promise<BoardState> => boardStateOf(await table.get(boardKey(board))),
  /** False where another reader was first. */
  read: (board: Board, before: BoardState, { failures, nextTryAt, ...brought }: BoardRead, now: Date) =>
    write(
      table,
      board,
      {
        set: { ...brought, failures, nextTryAt, ...wellSince(now), wholeAt: now.toISOString() },
        add: { reads: 1, tries: 1 },
      },
      { reads: before.reads },
    ),
  /** Read, and nothing new. False where another reader was first. */
  unchanged: (board: Board, before: BoardState, { failures, nextTryAt }: Tries, now: Date) =>
    write(
      table,
      board,
      { set: { failures, nextTryAt, ...wellSince(now) }, add: { reads: 1, tries: 1 } },
      { reads: before.reads },
    ),
  /** What it had it keeps. False where another reader has tried meanwhile. */
  failed: (
    board: Board,
    before: BoardState,
    { failures, nextTryAt, fault }: Tries & { readonly fault: BoardFault },
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
          fault: { kind: fault.kind, says: fault.message },
          off: null,
        },
        add: { tries: 1 },
      },
      { tries: before.tries },
    ),
  /** Not read here. One that the operator has switched off has no postings any more. */
  switchedOff: async (board: Board, why: 'flag' | 'key'): Promise<void> => {
    const gone = why === 'flag' ? { snapshot: null, count: 0, validators: {} } : {}
    await table.update(boardKey(board), { set: { off: why, nextTryAt: null, ...gone } })
  },
})
export type BoardStore = ReturnType<typeof boardStore>
