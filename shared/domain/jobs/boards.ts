import * as z from 'zod/mini'
import { type Board, boards as boardList } from '../../lists.ts'

import listed from './boards.json' with { type: 'json' }

/** The keys in the secret of the boards. */
export const boardKeys = ['reliefwebAppName', 'adzunaAppId', 'adzunaAppKey'] as const
export type BoardKey = (typeof boardKeys)[number]

/** A board in `boards.json`, under its name in `lists.ts`: its rhythm and its credit are what its terms ask for. */
const aboutBoard = z.strictObject({
  name: z.string(),
  region: z.enum(['Nigeria and Africa', 'International', 'Remote']),
  home: z.string(),
  /** The name that the board's terms require where its postings are shown. */
  credit: z.string(),
  /** How often the board is read, as an expression of EventBridge Scheduler. */
  expression: z.string(),
  /**
   * `full`: a posting that a reading lacks is gone. `latest`: a reading has only the newest postings, so a missing one
   * may still exist.
   */
  coverage: z.enum(['full', 'latest']),
  /** The days after which a posting without an end date counts as over. */
  ageCap: z.int(),
  /** Whether the board is read only when the operator switches it on. */
  isFlagged: z.boolean(),
  /** The names of its keys in the secret of the boards; left out when it needs none. */
  needs: z.optional(z.array(z.enum(boardKeys))),
})

export const boards = z.record(z.enum(boardList), aboutBoard).parse(listed)

/** The thirteen boards that are always read. */
export const connectedBoards: readonly Board[] = boardList.filter(board => !boards[board].isFlagged)

const units = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const

/** The time between two runs of `rate(30 minutes)`, in milliseconds. Throws when the expression is no rate. */
export const intervalOf = (expression: string): number => {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  if (unit !== 'minute' && unit !== 'hour' && unit !== 'day')
    throw new Error(`${expression} is no rate of minutes, hours or days.`)
  return Number(count) * units[unit]
}
