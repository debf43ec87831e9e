import { ModelFault } from './faults.ts'

/** In milliseconds. */
export type Deadlines = {
  /** Until a stream begins. (An answer in one piece begins when it is done: for that one only `whole` counts.) */
  readonly firstByte: number
  /** Between two events of a stream. */
  readonly silence: number
  /** Of all calls that one answer takes, with pauses and a repair. */
  readonly whole: number
}

/** CloudFront waits a minute for a first byte, and what went wrong must be said before. */
export const usualDeadlines: Deadlines = { firstByte: 20_000, silence: 20_000, whole: 50_000 }

export type Watch = {
  /** Aborted when the one who asked has left, when the time is over, and at the end. */
  readonly signal: AbortSignal
  /**
   * Waits for a step, at most so many milliseconds. Throws the reason of whoever aborted, or a ModelFault `slow`: also
   * where the step itself never hears of it.
   */
  readonly within: <Result>(step: Promise<Result>, milliseconds?: number) => Promise<Result>
  readonly end: () => void
}

const slow = (what: string) => new ModelFault('slow', what)

/** The time of one answer. It runs from now on; `end` stops it, and whatever still hangs on its signal. */
export const createWatch = (asker: AbortSignal, whole: number): Watch => {
  const ending = new AbortController()
  const signal = AbortSignal.any([asker, ending.signal])
  const timer = setTimeout(() => ending.abort(), whole)
  const why = () => (asker.aborted ? asker.reason : slow('The whole took too long.'))

  return {
    signal,
    within: async (step, milliseconds) => {
      // It may fail after nobody waits for it any more.
      step.catch(() => undefined)
      if (signal.aborted) throw why()
      const late = Promise.withResolvers<never>()
      const onAbort = () => late.reject(why())
      const patience =
        milliseconds === undefined ? undefined : setTimeout(() => late.reject(slow('Silence.')), milliseconds)
      signal.addEventListener('abort', onAbort)
      try {
        return await Promise.race([step, late.promise])
      } catch (error) {
        throw signal.aborted ? why() : error
      } finally {
        clearTimeout(patience)
        signal.removeEventListener('abort', onAbort)
      }
    },
    end: () => {
      clearTimeout(timer)
      ending.abort()
    },
  }
}
