import { Amplify } from 'aws-amplify'
import { CONNECTION_STATE_CHANGE, ConnectionState, events } from 'aws-amplify/data'
import { Hub } from 'aws-amplify/utils'
import * as z from 'zod/mini'
import { type LiveEvent, liveChannel, liveEvent } from '../../shared/api/live.ts'
import { config } from '../config.ts'
import { withDeadline } from '../connection-lost.ts'
import { accessToken } from '../session/identity.ts'
import { waitToRetry } from './wait-to-retry.ts'

// Imported on demand, after the first screen is shown. The session's module has set Amplify's other half by then.
Amplify.configure({
  ...Amplify.getConfig(),
  API: { Events: { endpoint: config.liveEndpoint, region: config.region, defaultAuthMode: 'userPool' } },
})

/** How long the server may take to answer a subscription, in milliseconds. Amplify itself would wait for ever. */
const patience = 15_000

const message = z.object({ event: liveEvent })
const stateChange = z.object({ connectionState: z.string() })

/** A promise and what resolves it. (The browsers' own way to have both is too new for older phones.) */
const latch = () => {
  let open = (): void => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { opened, open }
}

/** Resolves when Amplify sees the connection break. Its own resubscription takes up to a minute, so it is not waited for. */
const brokenConnection = (): { broken: Promise<void>; stop: () => void } => {
  const broken = latch()
  const stop = Hub.listen('api', ({ payload }) => {
    const change = stateChange.safeParse(payload.data)
    if (payload.event !== CONNECTION_STATE_CHANGE || !change.success) return
    const { connectionState } = change.data
    if (connectionState.startsWith(ConnectionState.ConnectionDisrupted)) broken.open()
  })
  return { broken: broken.opened, stop }
}

type Heard = {
  readonly onEvent: (event: LiveEvent) => void
  /** The line is back after a break: what happened meanwhile was not heard. */
  readonly onReturn: () => void
  /** This very code was long in coming: the first connection is a return too. */
  readonly late: boolean
}

/** Listens to a person's channel, through lost lines, until it is stopped. */
export const listen = (sub: string, { onEvent, onReturn, late }: Heard): (() => void) => {
  const stopped = new AbortController()
  const { signal } = stopped
  const stop = new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))

  const hearUntilBroken = async (onReady: () => void): Promise<void> => {
    if ((await accessToken()) === null) return
    const channel = await events.connect(liveChannel(sub))
    const failed = latch()
    try {
      const subscription = channel.subscribe({
        next: (data: unknown) => {
          const heard = message.safeParse(data)
          if (heard.success && !signal.aborted) onEvent(heard.data.event)
        },
        error: failed.open,
      })
      await Promise.race([withDeadline(subscription.ready, patience), stop])
    } catch (error) {
      channel.close()
      throw error
    }
    const connection = brokenConnection()
    onReady()
    await Promise.race([failed.opened, connection.broken, stop])
    connection.stop()
    channel.close()
  }

  const keepListening = async (): Promise<void> => {
    let failures = 0
    let hasMissed = late
    while (!signal.aborted) {
      try {
        await hearUntilBroken(() => {
          if (hasMissed) onReturn()
          hasMissed = true
          failures = 0
        })
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
