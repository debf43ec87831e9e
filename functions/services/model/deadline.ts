import { ModelFault } from './faults.ts'

/** In milliseconds. */
export type Deadlines = {
  /** Until a stream begins. For a whole answer only `whole` counts. */
  readonly firstByte: number
  /** Between two events of a stream. */
  readonly silence: number
  /** For all calls of one answer, with their pauses and the repair. */
  readonly whole: number
}

/** CloudFront waits a minute for the first byte, and the error must be sent before that. */
export const usualDeadlines: Deadlines = { firstByte: 20_000, silence: 20_000, whole: 50_000 }

export type Watch = {
  /** Aborts when the caller has left, when the time is over, and at the end. */
  readonly signal: AbortSignal
  /**
   * Waits for a step, at most `milliseconds`. Throws the caller's abort reason or a ModelFault `slow`, also where the
   * step ignores the signal.
   */
  readonly within: <Result>(step: Promise<Result>, milliseconds?: number) => Promise<Result>
  readonly end: () => void
}

const slow = (what: string) => new ModelFault('slow', what)

/** Starts the time of one answer. `end` stops the time and aborts the signal. */
export const createWatch = (callerSignal: AbortSignal, whole: number): Watch => {
  const ending = new AbortController()
  const signal = AbortSignal.any([callerSignal, ending.signal])
  const timer = setTimeout(() => ending.abort(), whole)
  const why = () => (callerSignal.aborted ? callerSignal.reason : slow('The whole took too long.'))

  return {
    signal,
    within: async (step, milliseconds) => {
      // The step may fail after the wait has ended.
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
