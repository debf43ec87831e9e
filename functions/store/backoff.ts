import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '../../shared/api/errors.ts'

/** Waits so many milliseconds. Tests pass a timer that does not wait. */
export type Wait = (milliseconds: number) => Promise<unknown>

type Backoff = {
  /** The number of tries, with the first one. */
  readonly tries: number
  /** The upper bounds of the first wait and of any wait, in milliseconds. */
  readonly firstWait: number
  readonly longestWait: number
  readonly wait?: Wait | undefined
}

/** An attempt returns this when another attempt may succeed. `cause` is the error of this one. */
export class Retry {
  readonly cause: unknown
  constructor(cause?: unknown) {
    this.cause = cause
  }
}

/**
 * Calls `attempt` until it does not return `Retry`. The waits between two tries have a random length ("full jitter"),
 * so that callers in conflict do not meet again. The upper bound of the wait doubles each time, up to `longestWait`.
 * Throws what `attempt` throws, and unavailable after the last try.
 */
export const withBackoff = async <T>(
  { tries, firstWait, longestWait, wait = sleep }: Backoff,
  attempt: () => Promise<T | Retry>,
): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    const result = await attempt()
    if (!(result instanceof Retry)) return result
    if (tried === tries) throw new ApiError('unavailable', { cause: result.cause })
    await wait(Math.random() * Math.min(longestWait, firstWait * 2 ** (tried - 1)))
  }
}
