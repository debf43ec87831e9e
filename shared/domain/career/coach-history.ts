import type { CoachMessage } from '../../api/career.ts'

/** The most exchanges that the coach reads again, and the most characters of them. */
export const historyAtMost = 12
const longestHistory = 12_000

/** The latest exchanges, oldest first, of a history whose newest is first. */
export const recentHistory = <Exchange extends Pick<CoachMessage, 'message' | 'reply'>>(
  newestFirst: readonly Exchange[],
): Exchange[] => {
  const recent: Exchange[] = []
  let length = 0
  for (const exchange of newestFirst.slice(0, historyAtMost)) {
    length += exchange.message.length + exchange.reply.length
    if (length > longestHistory) break
    recent.unshift(exchange)
  }
  return recent
}
