import type { BoardStatus } from '../../../shared/api/jobs.ts'
import { clockInLagos } from '../../../shared/domain/calendar.ts'
import { boards, connectedBoards } from '../../../shared/domain/jobs/boards.ts'
import type { Board } from '../../../shared/lists.ts'
import { onDay } from '../../person/day-words.ts'
import { daysSince } from './age-words.ts'

/** The name of a board as its terms want it: "Jobs by Adzuna". */
export const creditOf = (board: Board): string =>
  board === 'employers' ? 'The employer’s own page' : boards[board].credit

const clock = (instant: string): string => clockInLagos(new Date(instant)).toISOString().slice(11, 16)

/** "at 10:00", "yesterday at 10:00", "tomorrow at 05:30", "on 18 November at 10:00". */
const whenWords = (instant: string, now: Date): string => {
  const days = daysSince(instant, now)
  if (days === 0) return `at ${clock(instant)}`
  const near = days === 1 ? 'yesterday' : days === -1 ? 'tomorrow' : null
  return `${near ?? `on ${onDay(instant, now.toISOString())}`} at ${clock(instant)}`
}

const readWords = (readAt: string, now: Date): string => {
  const days = daysSince(readAt, now)
  if (days === 0) return `from ${clock(readAt)} today`
  return days === 1 ? 'from yesterday' : `from ${onDay(readAt, now.toISOString())}`
}

/** What failed at a board, how old its jobs are, and when Aiki reads it again; null where nothing failed. */
export const staleWords = (
  { board, state, readAt, failedAt, nextTryAt }: BoardStatus,
  now: Date,
): string | null => {
  if (state === 'off' || state === 'fresh' || (state === 'never' && failedAt === null)) return null
  const failed =
    failedAt === null ? 'has not been read for a while' : `did not answer ${whenWords(failedAt, now)}`
  const seen =
    readAt === null ? 'Aiki has not read it before.' : `You see its jobs ${readWords(readAt, now)}.`
  const isDue = nextTryAt === null || Date.parse(nextTryAt) <= now.getTime()
  const next = isDue ? 'Next try soon.' : `Next try ${whenWords(nextTryAt, now)}.`
  return `${boards[board].name} ${failed}. ${seen} ${next}`
}

/** The boards to show: the connected ones, and others that are switched on. */
export const shownBoards = (all: readonly BoardStatus[]): BoardStatus[] =>
  all.filter(({ board, state }) => connectedBoards.includes(board) || state !== 'off')

/** "48 jobs on 12 of 13 boards": a job may stand on several. Without a search, how many boards are read. */
export const boardsLine = (total: string | null, all: readonly BoardStatus[]): string => {
  if (total === null) return `Aiki reads ${all.length} job boards for you`
  const giving = all.filter(({ found }) => (found ?? 0) > 0).length
  return `${total} on ${giving} of ${all.length} boards`
}
