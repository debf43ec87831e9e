import { type LiveEvent, liveChannel, liveEvent } from '../../shared/api/live.ts'
import { config } from '../api/config.ts'
import { accessToken } from '../session/tokens.ts'
import { listenOnce, waitToRetry } from './socket.ts'

// Imported on demand, after the first screen is shown.

type Options = {
  readonly onEvent: (event: LiveEvent) => void
  /** The first connection is there. */
  readonly onFirst: () => void
  /** The connection is back after a break. Events of the break did not come. */
  readonly onReturn: () => void
  /** This code itself was long in coming, so the first connection is a return too. */
  readonly late: boolean
}

/** Listens to a person's channel, through lost lines, until it is stopped. */
export const listen = (sub: string, { onEvent, onFirst, onReturn, late }: Options): (() => void) => {
  const stopped = new AbortController()
  const { signal } = stopped

  const keepListening = async (): Promise<void> => {
    let failures = 0
    let hasMissed = late
    const onReady = () => {
      if (hasMissed) onReturn()
      else onFirst()
      hasMissed = true
      failures = 0
    }
    const read = (event: unknown) => {
      const { data } = liveEvent.safeParse(event)
      if (data && !signal.aborted) onEvent(data)
    }
    while (!signal.aborted) {
      try {
        const token = await accessToken()
        if (token !== null && !signal.aborted) {
          const options = { endpoint: config.liveEndpoint, token, channel: liveChannel(sub), onReady }
          await listenOnce({ ...options, onEvent: read }, signal)
        }
      } catch {
        // The line is down: lists reload on focus meanwhile.
      }
      await waitToRetry(failures, signal)
      failures += 1
    }
  }
  void keepListening()
  return () => stopped.abort()
}
