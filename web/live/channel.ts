import { type LiveEvent, liveChannel, liveEvent } from '../../shared/api/live.ts'
import { config } from '../api/config.ts'
import { accessToken } from '../session/tokens.ts'
import { listenOnce } from './socket.ts'
import { waitToRetry } from './wait-to-retry.ts'

// Imported on demand, after the first screen is shown.

type Heard = {
  readonly onEvent: (event: LiveEvent) => void
  /** The line is there for the first time. */
  readonly onFirst: () => void
  /** The line is back after a break: what happened meanwhile was not heard. */
  readonly onReturn: () => void
  /** This very code was long in coming: the first connection is a return too. */
  readonly late: boolean
}

/** Listens to a person's channel, through lost lines, until it is stopped. */
export const listen = (sub: string, { onEvent, onFirst, onReturn, late }: Heard): (() => void) => {
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
    const hear = (event: unknown) => {
      const { data } = liveEvent.safeParse(event)
      if (data && !signal.aborted) onEvent(data)
    }
    while (!signal.aborted) {
      try {
        const token = await accessToken()
        if (token !== null && !signal.aborted) {
          const options = { endpoint: config.liveEndpoint, token, channel: liveChannel(sub), onReady }
          await listenOnce({ ...options, onEvent: hear }, signal)
        }
      } catch {
        // The line is down: lists refresh on focus meanwhile.
      }
      await waitToRetry(failures, signal)
      failures += 1
    }
  }
  void keepListening()
  return () => stopped.abort()
}
