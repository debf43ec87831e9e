type Work = {
  /** Returns the time of the next work in milliseconds since 1970; null where there is none. */
  readonly nextAt: () => number | null
  /** Does all due work. */
  readonly run: () => Promise<void>
  readonly onError: (cause: unknown) => void
}

/**
 * How often the work is checked while something waits, in milliseconds. No timer notices a move of the stack's clock.
 */
const lookMs = 1000

/** Does due work in the background, one run at a time. */
export const createDueWork = ({ nextAt, run, onError }: Work) => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false
  let again = false

  const plan = (soonest: number): void => {
    clearTimeout(timer)
    const at = stopped ? null : nextAt()
    if (at === null) return
    timer = setTimeout(look, Math.min(lookMs, Math.max(soonest, at - Date.now())))
    timer.unref()
  }
  const work = async (): Promise<void> => {
    let soonest = 0
    try {
      await run()
    } catch (cause) {
      onError(cause)
      soonest = lookMs
    }
    running = undefined
    if (again) look()
    else plan(soonest)
  }
  const look = (): void => {
    if (stopped) return
    // The current run may have looked before the new work came, so another run follows.
    again = running !== undefined
    running ??= work()
  }

  return {
    /** Checks for work, because something may be due, or due earlier. */
    look,
    /** Resolves when all work that is due now is done. */
    settled: async (): Promise<void> => {
      look()
      while (running) await running
    },
    /** Begins no further work, and waits for the current run. */
    stop: async (): Promise<void> => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
