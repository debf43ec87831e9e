import type { BoardStatus } from '../../shared/api/jobs.ts'
import { boards as aboutBoards } from '../../shared/domain/jobs/boards.ts'
import { type Board, boards as boardList } from '../../shared/lists.ts'
import { type BoardStore, boardStatusOf } from '../store/boards.ts'

export type BoardStatuses = { readonly get: (now: Date) => Promise<readonly BoardStatus[]> }

type Options = {
  readonly boards: Pick<BoardStore, 'list'>
  /** Boards that are switched on in addition to the thirteen. */
  readonly flags: readonly Board[]
  /** In milliseconds: how long the statuses are cached. */
  readonly freshFor?: number
}

/** The statuses of the boards that are on. Cached: each search needs them, and they change every half hour. */
export const createBoardStatuses = ({ boards, flags, freshFor = 60_000 }: Options): BoardStatuses => {
  const shown = boardList.filter(board => !aboutBoards[board].isFlagged || flags.includes(board))
  let states: Awaited<ReturnType<BoardStore['list']>> = []
  let askedAt = Number.NEGATIVE_INFINITY
  return {
    get: async now => {
      if (performance.now() - askedAt >= freshFor) {
        states = await boards.list()
        askedAt = performance.now()
      }
      return shown.map(board =>
        boardStatusOf(
          board,
          states.find(state => state.board === board),
          now,
        ),
      )
    },
  }
}
