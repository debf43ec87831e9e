import { boards as about, type BoardKey } from '../../shared/domain/jobs/boards.ts'
import {
  afterFailure,
  afterSuccess,
  failuresToOpen,
  isEarly,
  isResting,
} from '../../shared/domain/jobs/breaker.ts'
import { intervalOf } from '../../shared/domain/jobs/interval.ts'
import { mergePostings } from '../../shared/domain/jobs/merge.ts'
import type { Posting } from '../../shared/domain/jobs/posting.ts'
import type { Board } from '../../shared/lists.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { BoardFault, type Connectors, type Employer } from '../services/boards/connector.ts'
import type { BoardCalls } from '../services/boards/fetch.ts'
import { Unchanged } from '../services/boards/unchanged.ts'
import type { Validators } from '../services/boards/validators.ts'
import type { Objects } from '../services/objects.ts'
import type { BoardState } from '../store/board-row.ts'
import type { BoardStore } from '../store/boards.ts'
import { normaliseAll } from './normalise-all.ts'
import { BrokenSnapshot, readSnapshot, writeSnapshot } from './snapshot.ts'

export type ReadBoardServices = {
  readonly boards: BoardStore
  readonly objects: Pick<Objects, 'get' | 'put'>
  readonly connectors: Connectors
  /** The calls of one reading, which begins now. */
  readonly fetchFor: (validators: Validators) => BoardCalls
  readonly keys: () => Promise<Readonly<Partial<Record<BoardKey, string>>>>
  readonly employers: readonly Employer[]
  /** Boards that are switched on besides the thirteen. */
  readonly flags: readonly Board[]
  /** Nobody asks a board before its time, for its terms count the calls: a schedule may ring twice. Left out: by hand one may. */
  readonly keepsRhythm?: boolean
}

/** `second`: another reader was first, and this one's work is left. */
export type BoardOutcome = 'read' | 'unchanged' | 'failed' | 'resting' | 'off' | 'second'

/** A board says what has changed; once in so many milliseconds it is read whole all the same, whatever it says. */
const wholeAtLeast = 24 * 60 * 60 * 1000
/** A board that had this many, and has none at all, is not believed. */
const manyPostings = 10

type Job = {
  readonly services: ReadBoardServices
  readonly board: Board
  readonly state: BoardState
  readonly now: Date
  readonly log: Log
}

/** One that is not there, or can't be read, is none: the board is then read as if for the first time. */
const lastPostings = async ({ services, state, log }: Job): Promise<readonly Posting[] | null> => {
  if (state.snapshot === null) return null
  try {
    return (await readSnapshot(services.objects, state.snapshot)).postings
  } catch (error) {
    // Where it is the bucket that fails, what the board had is not lost, and must not be overwritten.
    if (!(error instanceof BrokenSnapshot)) throw error
    log.error('snapshot not read', { snapshot: state.snapshot, ...describeError(error) })
    return null
  }
}

const readNow = async (job: Job, keys: Awaited<ReturnType<ReadBoardServices['keys']>>) => {
  const { services, board, state, now, log } = job
  const { boards, objects, connectors, fetchFor, employers } = services
  const before = await lastPostings(job)
  const isOld = now.getTime() - Date.parse(state.wholeAt ?? '') > wholeAtLeast
  const calls = fetchFor(before === null || isOld ? {} : state.validators)
  const reading = await connectors[board]({ fetch: calls.fetch, keys, employers, now })
  const fresh = normaliseAll(reading.listings, now, log)
  if (fresh.postings.length === 0 && (before ?? []).length >= manyPostings)
    throw new BoardFault('malformed', `none, where there were ${before?.length}`)
  const { expression, coverage, ageCap } = about[board]
  const terms = { coverage, ageCap, isWhole: reading.isWhole !== false }
  const postings = mergePostings(before ?? [], fresh.postings, terms, now)
  const read = {
    // The object first: a row never points to what is not there.
    snapshot: await writeSnapshot(objects, { board, readAt: now.toISOString(), postings }),
    count: postings.length,
    broken: reading.broken + fresh.broken,
    validators: calls.validators(),
    ...afterSuccess(intervalOf(expression), now),
  }
  const isFirst = await boards.read(board, state, read, now)
  log.info('read', { listings: reading.listings.length, postings: read.count, broken: read.broken, isFirst })
  return isFirst ? 'read' : 'second'
}

/** Its snapshot stays. The third failure in a row rings. */
const failed = async (
  { services, board, state, now, log }: Job,
  fault: BoardFault,
): Promise<BoardOutcome> => {
  const tries = afterFailure(state.failures, intervalOf(about[board].expression), now)
  if (!(await services.boards.failed(board, state, { ...tries, fault }, now))) return 'second'
  const fields = {
    kind: fault.kind,
    failures: tries.failures,
    nextTryAt: tries.nextTryAt,
    ...describeError(fault),
  }
  if (tries.failures === failuresToOpen) log.error('board is down', { alarm: 'board-down', ...fields })
  else log.warn('board not read', fields)
  return 'failed'
}

/**
 * Reads one board, where it is its turn, and keeps what it has. What is wrong with the board is said in its row and in
 * the log, and is thrown to nobody; what is wrong with us is thrown.
 */
export const readBoard = async (
  services: ReadBoardServices,
  board: Board,
  now: Date,
  log: Log,
): Promise<BoardOutcome> => {
  const { boards, flags, keepsRhythm = false } = services
  const { isFlagged, needs = [], expression } = about[board]
  const state = await boards.get(board)
  const keys = needs.length > 0 ? await services.keys() : {}
  const off = isFlagged && !flags.includes(board) ? 'flag' : needs.some(key => !keys[key]) ? 'key' : null
  if (off !== null) {
    if (state.off !== off) await boards.switchedOff(board, off)
    return 'off'
  }
  const isNotYet = keepsRhythm ? isEarly : isResting
  if (isNotYet(state, intervalOf(expression), now)) return 'resting'
  const job = { services, board, state, now, log }
  try {
    return await readNow(job, keys)
  } catch (error) {
    if (error instanceof BoardFault) return failed(job, error)
    if (!(error instanceof Unchanged)) throw error
    const isFirst = await boards.unchanged(board, state, afterSuccess(intervalOf(expression), now), now)
    return isFirst ? 'unchanged' : 'second'
  }
}
