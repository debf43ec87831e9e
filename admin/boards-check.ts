import { normaliseAll } from '../functions/jobs/normalise-all.ts'
import { createLog } from '../functions/runtime/log.ts'
import { BoardError, type Connectors, type ReadingContext } from '../functions/services/boards/connector.ts'
import type { BoardCalls } from '../functions/services/boards/fetch.ts'
import { withoutKeys } from '../functions/services/boards/sample.ts'
import { boards as about } from '../shared/domain/jobs/boards.ts'
import type { Posting } from '../shared/domain/jobs/posting.ts'
import type { Board } from '../shared/lists.ts'

/** The number of titles that are shown for each board. */
const titlesShown = 3

export type CheckServices = Pick<ReadingContext, 'keys' | 'employers'> & {
  readonly connectors: Connectors
  /** Makes the calls of one reading. The time of the reading begins here. */
  readonly fetchFor: () => BoardCalls
}

/** One reading of a board in figures. Nothing is stored. */
export type Check = {
  readonly board: Board
  readonly result: 'read' | 'failed' | 'no key'
  readonly calls: number
  readonly seconds: number
  readonly listings: number
  readonly broken: number
  /** The postings that were made of the listings, and how many of these name a company, a place, pay or a date. */
  readonly postings: number
  readonly company: number
  readonly place: number
  readonly pay: number
  readonly date: number
  readonly fault: string
  /** What was missing or elsewhere in the answer, and the first row of a changed format. */
  readonly odd: readonly string[]
  readonly titles: readonly string[]
}

const countsOf = (postings: readonly Posting[]) => {
  const count = (has: (posting: Posting) => boolean): number => postings.filter(has).length
  return {
    postings: postings.length,
    company: count(({ company }) => company !== ''),
    place: count(({ places, workplace }) => places.length > 0 || workplace === 'remote'),
    pay: count(({ pay }) => pay !== null),
    date: count(({ postedAt }) => postedAt !== null),
    titles: postings.slice(0, titlesShown).map(({ title }) => title),
  }
}

/** The reason of a failure. An error of our own code is shown whole, because the operator may see it first. */
const reasonOf = (error: unknown): string =>
  error instanceof BoardError ? error.message : `our own fault: ${String(error)}`

const oddRow = (row: string | undefined, keys: CheckServices['keys']): string[] =>
  row === undefined ? [] : [`not understood: ${withoutKeys(row, keys)}`]

/** Reads one board in the same way as the schedule. */
export const checkBoard = async (board: Board, services: CheckServices, now: Date): Promise<Check> => {
  const { connectors, fetchFor, keys, employers } = services
  const nothing = { calls: 0, seconds: 0, listings: 0, broken: 0, fault: '', odd: [], ...countsOf([]) }
  const missing = (about[board].needs ?? []).filter(key => !keys[key])
  if (missing.length > 0) return { board, ...nothing, result: 'no key', fault: `wants ${missing.join(', ')}` }
  const { fetch } = fetchFor()
  let calls = 0
  const counted: typeof fetch = (...call) => {
    calls += 1
    return fetch(...call)
  }
  const start = performance.now()
  const seconds = () => Math.round((performance.now() - start) / 100) / 10
  try {
    const { listings, broken, loose, changed } = await connectors[board]({
      fetch: counted,
      keys,
      employers,
      now,
    })
    const took = seconds()
    const normalised = normaliseAll(listings, now, createLog({ board }))
    return {
      ...{ board, result: 'read', calls, seconds: took, listings: listings.length },
      ...{ ...countsOf(normalised.postings), broken: broken + normalised.broken, fault: '' },
      odd: [...(loose ?? []), ...oddRow(changed, keys)],
    }
  } catch (error) {
    const odd = error instanceof BoardError ? oddRow(error.row, keys) : []
    return { board, ...nothing, result: 'failed', calls, seconds: seconds(), fault: reasonOf(error), odd }
  }
}
