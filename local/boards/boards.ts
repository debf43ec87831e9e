import type { BoardKey } from '../../shared/domain/jobs/boards.ts'
import { type Board, boards as boardNames } from '../../shared/lists.ts'
import { adzuna } from './adzuna.ts'
import { arbeitnow } from './arbeitnow.ts'
import { boqqs } from './boqqs.ts'
import { employerBoards } from './employer-boards.ts'
import { answerWith, type Fault, type Reply } from './faults.ts'
import { hackernews } from './hackernews.ts'
import { himalayas } from './himalayas.ts'
import { hotnigerianjobs } from './hotnigerianjobs.ts'
import { jobicy } from './jobicy.ts'
import { jobzilla } from './jobzilla.ts'
import { myjobmag } from './myjobmag.ts'
import { publishPosting, type WantedPosting } from './new-posting.ts'
import type { Posted, Undated } from './posted.ts'
import { reliefweb } from './reliefweb.ts'
import { remoteok } from './remoteok.ts'
import { remotive } from './remotive.ts'
import type { BoardRequest, StandIn } from './stand-in.ts'
import { themuse } from './themuse.ts'
import { workingnomads } from './workingnomads.ts'
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

/** The keys of the boards that require one. The stand-ins accept any key. */
const keys: Readonly<Record<BoardKey, string>> = {
  reliefwebAppName: 'aiki-on-this-machine',
  adzunaAppId: 'aiki',
  adzunaAppKey: 'on-this-machine',
}

type State = {
  fault: Fault
  askedAt: Date | null
  asked: number
  readonly added: Posted[]
  readonly removed: Set<string>
}

type BoardsOptions = {
  /** The same seed makes the same adverts. Only their dates follow the day. */
  readonly seed?: number
  readonly now: () => Date
}

/**
 * Makes the stand-ins of the job boards, each in its own wire format. New adverts and faults are lost when the stack
 * ends.
 */
export const createBoards = ({ seed = 1, now }: BoardsOptions) => {
  const states = new Map(
    boardNames.map((board): [Board, State] => [
      board,
      { fault: 'ok', askedAt: null, asked: 0, added: [], removed: new Set() },
    ]),
  )
  const stateOf = (board: Board): State => {
    const state = states.get(board)
    if (!state) throw new Error(`There is no board ${board}.`)
    return state
  }

  let today: { readonly start: number; readonly byBoard: ReadonlyMap<Board, readonly Posted[]> } | undefined
  /**
   * Returns the postings of this day. They are dated at the first request of the day, and their dates stay the same
   * until midnight.
   */
  const ofToday = () => {
    const start = Math.floor(now().getTime() / minute) * minute
    if (today === undefined || Math.floor(start / day) !== Math.floor(today.start / day))
      today = { start, byBoard: Map.groupBy(worldOf(seed).map(dated(start)), ({ board }) => board) }
    return today
  }

  /** Returns the adverts of a board, newest first. */
  const postings = (board: Board): readonly Posted[] => {
    const { added, removed } = stateOf(board)
    return [...added.toReversed(), ...(ofToday().byBoard.get(board) ?? [])].filter(
      ({ key }) => !removed.has(key),
    )
  }

  let next = 9_000_000_001
  return {
    /** The keys of requests to the boards. */
    keys,
    postings,
    /**
     * Answers a request to a board. Returns undefined where no board has this host, or the board has nothing at this
     * path.
     */
    answer(asked: BoardRequest): Reply | undefined {
      const standIn = standIns.find(({ hosts }) => hosts.includes(asked.host))
      if (!standIn) return undefined
      const state = stateOf(standIn.board)
      state.askedAt = now()
      state.asked += 1
      const { fault } = state
      // The validators are removed, so that a client which has the last answer gets the fault, too.
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
    /** Publishes an advert now. Throws ZodError. */
    post(request: WantedPosting): Posted {
      const posting = publishPosting(request, { key: String(next), now: now() })
      next += 1
      stateOf(posting.board).added.push(posting)
      return posting
    },
    /** Removes an advert. Returns false where there is no such advert. */
    take(board: Board, key: string): boolean {
      const exists = postings(board).some(posting => posting.key === key)
      if (exists) stateOf(board).removed.add(key)
      return exists
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

const standIns: readonly StandIn[] = [
  myjobmag,
  hotnigerianjobs,
  reliefweb,
  employerBoards,
  arbeitnow,
  themuse,
  adzuna,
  hackernews,
  himalayas,
  remotive,
  remoteok,
  jobicy,
  workingnomads,
  jobzilla,
  boqqs,
]
