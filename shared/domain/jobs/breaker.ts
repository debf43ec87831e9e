/** After so many failures in a row a board is taken to be down, and is asked less and less often. */
export const failuresToOpen = 3

/** The longest rest of a board that is down, in milliseconds: once a day it is asked again. */
const longestRest = 24 * 60 * 60 * 1000

export type Tries = {
  /** In a row. */
  readonly failures: number
  /** ISO 8601; null before the first try. */
  readonly nextTryAt: string | null
}

const later = (now: Date, wait: number): string => new Date(now.getTime() + wait).toISOString()

/** `interval` in milliseconds, as are all here. */
export const afterSuccess = (interval: number, now: Date): Tries => ({
  failures: 0,
  nextTryAt: later(now, interval),
})

/** `before`: the failures in a row until now. From the third on the rest doubles, up to a day. */
export const afterFailure = (before: number, interval: number, now: Date): Tries => {
  const failures = before + 1
  const doublings = Math.max(0, failures - failuresToOpen + 1)
  const rest = Math.min(interval * 2 ** doublings, Math.max(interval, longestRest))
  return { failures, nextTryAt: later(now, rest) }
}

/**
 * Whether `now` is before its next try. A clock that rings a little early is not kept waiting for another interval, and
 * a try that is further off than any rest was noted by a clock that has gone back since.
 */
export const isEarly = ({ nextTryAt }: Pick<Tries, 'nextTryAt'>, interval: number, now: Date): boolean => {
  if (nextTryAt === null) return false
  const rest = Date.parse(nextTryAt) - now.getTime()
  return rest > Math.floor(interval / 10) && rest <= Math.max(interval, longestRest)
}

/**
 * Whether a board that is down is left alone at `now`. When its rest is over it gets one try: a failure of that is a
 * longer rest at once.
 */
export const isResting = (tries: Tries, interval: number, now: Date): boolean =>
  tries.failures >= failuresToOpen && isEarly(tries, interval, now)
