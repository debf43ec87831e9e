import type { CoachMessage } from '../../api/career.ts'

/** The most exchanges that the coach is reminded of, and the most characters of them. */
export const historyAtMost = 12
const longestHistory = 12_000

/** Of what was said before, newest first: what the coach is reminded of, oldest first. */
export const recentHistory = <Said extends Pick<CoachMessage, 'message' | 'reply'>>(
  newestFirst: readonly Said[],
): Said[] => {
  const recent: Said[] = []
  let length = 0
  for (const said of newestFirst.slice(0, historyAtMost)) {
    length += said.message.length + said.reply.length
    if (length > longestHistory) break
    recent.unshift(said)
  }
  return recent
}
