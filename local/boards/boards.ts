import type { BoardKey } from '../../shared/domain/jobs/boards.ts'
import { type Board, boards as boardNames } from '../../shared/lists.ts'
import type { Answer } from '../answer.ts'
import { answerWith, type Fault } from './fault.ts'
import type { Posted, Undated } from './posted.ts'
import { putUp, type WantedPosting } from './put-up.ts'
import type { Asked } from './stand-in.ts'
import { standIns } from './stand-ins.ts'
import { worldOf } from './world/world.ts'

const minute = 60_000
const day = 86_400_000

const dated =
  (start: number) =>
  ({ age, lasts, ...posting }: Undated): Posted => {
    const at = start - age * minute
    return {
      ...posting,
      postedAt: new Date(at),
      expiresAt: lasts === null ? null : new Date(Math.floor(at / day + lasts) * day),
    }
  }

/** Any would do. */
const keys: Readonly<Record<BoardKey, string>> = {
  reliefwebAppName: 'aiki-on-this-machine',
  adzunaAppId: 'aiki',
  adzunaAppKey: 'on-this-machine',
}

type State = {
  fault: Fault
  askedAt: Date | null
  asked: number
  readonly put: Posted[]
  readonly taken: Set<string>
}

export type BoardsOptions = {
  /** The same seed is the same adverts; only their dates follow the day. */
  readonly seed?: number
  readonly now: () => Date
}

/** What a board says, and what goes wrong with it meanwhile. */
export type Reply = { readonly fault: Fault; readonly answer: Answer }

/** The stand-ins of the job boards, each in its own wire format. What is put up and what goes wrong is forgotten at the end. */
export const createBoards = ({ seed = 1, now }: BoardsOptions) => {
  const states = new Map(
    boardNames.map((board): [Board, State] => [
      board,
      { fault: 'ok', askedAt: null, asked: 0, put: [], taken: new Set() },
    ]),
  )
  const stateOf = (board: Board): State => {
    const state = states.get(board)
    if (!state) throw new Error(`There is no board ${board}.`)
    return state
  }

  let today: { readonly start: number; readonly byBoard: ReadonlyMap<Board, readonly Posted[]> } | undefined
  /** The postings of this day, dated when they were first asked for: they stay what they are until midnight. */
  const ofToday = () => {
    const start = Math.floor(now().getTime() / minute) * minute
    if (today === undefined || Math.floor(start / day) !== Math.floor(today.start / day))
      today = { start, byBoard: Map.groupBy(worldOf(seed).map(dated(start)), ({ board }) => board) }
    return today
  }

  /** Newest first. */
  const postings = (board: Board): readonly Posted[] => {
    const { put, taken } = stateOf(board)
    return [...put.toReversed(), ...(ofToday().byBoard.get(board) ?? [])].filter(({ key }) => !taken.has(key))
  }

  let next = 9_000_000_001
  return {
    /** Those that the boards want to be asked with. */
    keys,
    postings,
    /** Undefined where no board is at that host, or has nothing there. */
    answer(asked: Asked): Reply | undefined {
      const standIn = standIns.find(({ hosts }) => hosts.includes(asked.host))
      if (!standIn) return undefined
      const state = stateOf(standIn.board)
      state.askedAt = now()
      state.asked += 1
      const { fault } = state
      // What goes wrong goes wrong also for who has the last answer.
      const { 'if-none-match': _known, ...headers } = asked.headers
      const answer = standIn.answer(fault === 'ok' ? asked : { ...asked, headers }, {
        postings: postings(standIn.board),
        now: new Date(ofToday().start),
        hasBrokenRow: fault === 'broken-row',
      })
      return answer && { fault, answer: answerWith(fault, answer) }
    },
    setFault(board: Board, fault: Fault): void {
      stateOf(board).fault = fault
    },
    /** Puts an advert up, as of now. Throws ZodError. */
    post(wanted: WantedPosting): Posted {
      const posting = putUp(wanted, { key: String(next), now: now() })
      next += 1
      stateOf(posting.board).put.push(posting)
      return posting
    },
    /** Takes one down. False where it is not there. */
    take(board: Board, key: string): boolean {
      const isThere = postings(board).some(posting => posting.key === key)
      if (isThere) stateOf(board).taken.add(key)
      return isThere
    },
    overview: () =>
      boardNames.map(board => {
        const { fault, askedAt, asked } = stateOf(board)
        return {
          board,
          fault,
          postings: postings(board).length,
          asked,
          askedAt: askedAt?.toISOString() ?? null,
        }
      }),
  }
}
export type Boards = ReturnType<typeof createBoards>
