import { boards as about, type BoardKey, intervalOf } from '../../shared/domain/jobs/boards.ts'
import {
  afterFailure,
  afterSuccess,
  failuresToOpen,
  isEarly,
  isResting,
} from '../../shared/domain/jobs/circuit-breaker.ts'
import { mergePostings } from '../../shared/domain/jobs/merge.ts'
import type { Posting } from '../../shared/domain/jobs/posting.ts'
import type { Board } from '../../shared/lists.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { BoardError, type Connectors, type Employer, Unchanged } from '../services/boards/connector.ts'
import type { BoardCalls } from '../services/boards/fetch.ts'
import { isMostly } from '../services/boards/reading.ts'
import { withoutKeys } from '../services/boards/sample.ts'
import type { Validators } from '../services/boards/validators.ts'
import type { Objects } from '../services/objects.ts'
import type { BoardState } from '../store/board-row.ts'
import type { BoardStore } from '../store/boards.ts'
import { normaliseAll } from './normalise-all.ts'
import { BrokenSnapshot, readPostings, writeSnapshot } from './snapshot.ts'

export type ReadBoardServices = {
  readonly boards: BoardStore
  readonly objects: Pick<Objects, 'get' | 'put'>
  readonly connectors: Connectors
  /** Makes the calls of one reading. The time of the reading begins here. */
  readonly fetchFor: (validators: Validators) => BoardCalls
  readonly keys: () => Promise<Readonly<Partial<Record<BoardKey, string>>>>
  readonly employers: readonly Employer[]
  /** Boards that are switched on in addition to the thirteen. */
  readonly flags: readonly Board[]
  /**
   * Whether a board is not read before its interval is over. A schedule may run twice, and the terms of the board
   * limit the calls. Left out: an operator may read it early.
   */
  readonly keepsRhythm?: boolean
}

/** `second`: another reading was first, and this one is discarded. */
type BoardOutcome = 'read' | 'unchanged' | 'failed' | 'resting' | 'off' | 'second'

/** In milliseconds: after this time a board is read whole, also where it says that nothing has changed. */
const wholeAtLeast = 24 * 60 * 60 * 1000
/** A reading without postings is a failure where the board had at least this many. */
const manyPostings = 10
/** The reading in a row with a changed format that raises the alarm: one odd answer may pass by itself. */
const changesToAlarm = 2

type Job = {
  readonly services: ReadBoardServices
  readonly board: Board
  readonly state: BoardState
  readonly now: Date
  readonly log: Log
}

/** The postings of the last snapshot; null where it is missing or broken, which makes this the first reading. */
const lastPostings = async ({ services, state, log }: Job): Promise<readonly Posting[] | null> => {
  if (state.snapshot === null) return null
  try {
    return await readPostings(services.objects, state.snapshot)
  } catch (error) {
    // Where the bucket fails, the snapshot still exists and must not be overwritten.
    if (!(error instanceof BrokenSnapshot)) throw error
    log.error('snapshot not read', { snapshot: state.snapshot, ...describeError(error) })
    return null
  }
}

type Keys = Awaited<ReturnType<ReadBoardServices['keys']>>

/** A board whose rows are mostly not understood is told to the operator, with the first of them. */
const notifyOperator = ({ log }: Job, { row, readings }: NonNullable<BoardState['changed']>): void => {
  const fields = { row, readings }
  if (readings === changesToAlarm) log.error('board has changed', { alarm: 'board-changed', ...fields })
  else log.warn('board has changed', fields)
}

const readNow = async (job: Job, keys: Keys) => {
  const { services, board, state, now, log } = job
  const { boards, objects, connectors, fetchFor, employers } = services
  const before = await lastPostings(job)
  const isOld = now.getTime() - Date.parse(state.wholeAt ?? '') > wholeAtLeast
  const calls = fetchFor(before === null || isOld ? {} : state.validators)
  const reading = await connectors[board]({ fetch: calls.fetch, keys, employers, now })
  const fresh = normaliseAll(reading.listings, now, log)
  if (fresh.postings.length === 0 && (before ?? []).length >= manyPostings)
    throw new BoardError('malformed', `none, where there were ${before?.length}`, { row: fresh.first })
  const { expression, coverage, ageCap } = about[board]
  const strange = reading.changed ?? (isMostly(fresh.broken, fresh.postings.length) ? fresh.first : undefined)
  const changed =
    strange === undefined
      ? null
      : { row: withoutKeys(strange, keys), readings: (state.changed?.readings ?? 0) + 1 }
  // Of rows that were not understood nobody knows which jobs they are.
  const terms = { coverage, ageCap, isWhole: reading.isWhole !== false && changed === null }
  const postings = mergePostings(before ?? [], fresh.postings, terms, now)
  const read = {
    // The object is written before the row, so that the row never names a missing object.
    snapshot: await writeSnapshot(objects, { board, readAt: now.toISOString(), postings }),
    count: postings.length,
    broken: reading.broken + fresh.broken,
    loose: reading.loose?.join('; ') ?? null,
    changed,
    // The same answer is read again where the connector may be mended meanwhile.
    validators: changed === null ? calls.validators() : {},
    ...afterSuccess(intervalOf(expression), now),
  }
  const isFirst = await boards.recordRead(board, state, read, now)
  const { count, broken, loose } = read
  log.info('read', { listings: reading.listings.length, postings: count, broken, loose, isFirst })
  if (isFirst && changed) notifyOperator(job, changed)
  return isFirst ? 'read' : 'second'
}

/** Stores a failure. The snapshot stays. The third failure in a row raises the alarm. */
const storeFailure = async (
  { services, board, state, now, log }: Job,
  error: BoardError,
  keys: Keys,
): Promise<BoardOutcome> => {
  const tries = afterFailure(state.failures, intervalOf(about[board].expression), now)
  const fault = { kind: error.kind, message: error.message, row: error.row && withoutKeys(error.row, keys) }
  if (!(await services.boards.recordFailure(board, state, { ...tries, fault }, now))) return 'second'
  const fields = {
    kind: fault.kind,
    row: fault.row,
    failures: tries.failures,
    nextTryAt: tries.nextTryAt,
    ...describeError(error),
  }
  if (tries.failures === failuresToOpen) log.error('board is down', { alarm: 'board-down', ...fields })
  else log.warn('board not read', fields)
  return 'failed'
}

/**
 * Reads one board, where its interval is over, and stores its snapshot. A failure of the board is written to its row
 * and to the log, and is not thrown. Errors of our own code are thrown.
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
    if (state.off !== off) await boards.recordSwitchedOff(board, off)
    return 'off'
  }
  const isNotYet = keepsRhythm ? isEarly : isResting
  if (isNotYet(state, intervalOf(expression), now)) return 'resting'
  const job = { services, board, state, now, log }
  try {
    return await readNow(job, keys)
  } catch (error) {
    if (error instanceof BoardError) return storeFailure(job, error, keys)
    if (!(error instanceof Unchanged)) throw error
    const isFirst = await boards.recordUnchanged(board, state, afterSuccess(intervalOf(expression), now), now)
    return isFirst ? 'unchanged' : 'second'
  }
}
