/** After this many failures in a row a board counts as down, and is tried less and less often. */
export const failuresToOpen = 3

/** The longest pause of a board that is down, in milliseconds: it is tried once a day. */
const longestRest = 24 * 60 * 60 * 1000

export type Tries = {
  /** The number of failures in a row. */
  readonly failures: number
  /** ISO 8601; null before the first try. */
  readonly nextTryAt: string | null
}

const later = (now: Date, wait: number): string => new Date(now.getTime() + wait).toISOString()

/** `interval` is in milliseconds, as are all times in this file. */
export const afterSuccess = (interval: number, now: Date): Tries => ({
  failures: 0,
  nextTryAt: later(now, interval),
})

/** `before`: the failures in a row until now. From the third on the pause doubles, up to a day. */
export const afterFailure = (before: number, interval: number, now: Date): Tries => {
  const failures = before + 1
  const doublings = Math.max(0, failures - failuresToOpen + 1)
  const rest = Math.min(interval * 2 ** doublings, Math.max(interval, longestRest))
  return { failures, nextTryAt: later(now, rest) }
}

/**
 * Whether `now` is before the next try. A schedule that fires slightly early does not wait for another interval. A next
 * try that is further away than the longest pause was written by a clock that has gone back since, and does not count.
 */
export const isEarly = ({ nextTryAt }: Pick<Tries, 'nextTryAt'>, interval: number, now: Date): boolean => {
  if (nextTryAt === null) return false
  const rest = Date.parse(nextTryAt) - now.getTime()
  return rest > Math.floor(interval / 10) && rest <= Math.max(interval, longestRest)
}

/**
 * Whether a board that is down is paused at `now`. After its pause it gets one try, and a failure makes the pause
 * longer at once.
 */
export const isResting = (tries: Tries, interval: number, now: Date): boolean =>
  tries.failures >= failuresToOpen && isEarly(tries, interval, now)
