type Work = {
  /** When there is something to do next, in milliseconds since 1970. */
  readonly nextAt: () => number | null
  /** Does all that is due. */
  readonly run: () => Promise<void>
  readonly onTrouble: (cause: unknown) => void
}

/** The stack's clock may be moved, which no timer notices: while something waits, we look again this often. */
const lookMs = 1000

/** Does in the background what is due, one run at a time. */
export const createPulse = ({ nextAt, run, onTrouble }: Work) => {
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
      onTrouble(cause)
      soonest = lookMs
    }
    running = undefined
    if (again) look()
    else plan(soonest)
  }
  const look = (): void => {
    if (stopped) return
    // What is under way may have looked already, and seen nothing.
    again = running !== undefined
    running ??= work()
  }

  return {
    /** Something may be due, or due earlier. */
    look,
    /** What is due now is done when this resolves. */
    settled: async (): Promise<void> => {
      look()
      while (running) await running
    },
    /** Begins nothing more, and waits for what is under way. */
    stop: async (): Promise<void> => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
