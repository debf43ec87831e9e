import type { BoardStanding } from '../../shared/api/jobs.ts'
import { boards as aboutBoards } from '../../shared/domain/jobs/boards.ts'
import { type Board, boards as boardList } from '../../shared/lists.ts'
import { type BoardStore, standingOf } from '../store/boards.ts'

export type Standings = { readonly get: (now: Date) => Promise<readonly BoardStanding[]> }

type Options = {
  readonly boards: Pick<BoardStore, 'list'>
  /** Boards that are switched on besides the thirteen. */
  readonly flags: readonly Board[]
  /** Milliseconds for which the table is not asked again. */
  readonly freshFor?: number
}

/** How the boards stand, those aside that are not switched on. They change by the half hour, and are asked for at every search. */
export const createStandings = ({ boards, flags, freshFor = 60_000 }: Options): Standings => {
  const shown = boardList.filter(board => !aboutBoards[board].isFlagged || flags.includes(board))
  let kept: Awaited<ReturnType<BoardStore['list']>> = []
  let askedAt = Number.NEGATIVE_INFINITY
  return {
    get: async now => {
      if (performance.now() - askedAt >= freshFor) {
        kept = await boards.list()
        askedAt = performance.now()
      }
      return shown.map(board =>
        standingOf(
          board,
          kept.find(state => state.board === board),
          now,
        ),
      )
    },
  }
}
