import * as z from 'zod/mini'
import { timing } from '../timing.ts'

// The browser's end of AppSync Events: https://docs.aws.amazon.com/appsync/latest/eventapi/event-api-websocket-protocol.html
// Written by hand, because Amplify's own is ten times this size, and does not end with the session.

/** A message of the service, as far as it is of use here. An event is JSON in a string, or in a list of strings. */
const message = z.object({
  type: z.string(),
  event: z.optional(z.union([z.string(), z.array(z.string())])),
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const base64Url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Where to listen, and the host that the token is for: `endpoint` is where the same service takes what is published. */
export const realtimeOf = (endpoint: string): { address: string; host: string } => {
  const { host, protocol } = new URL(endpoint)
  const scheme = protocol === 'ws:' ? 'ws' : 'wss'
  const realtimeHost = host.replace('.appsync-api.', '.appsync-realtime-api.')
  return { address: `${scheme}://${realtimeHost}/event/realtime`, host }
}

type Options = {
  readonly endpoint: string
  readonly token: string
  readonly channel: string
  readonly onReady: () => void
  /** What was published, read from its JSON. */
  readonly onEvent: (event: unknown) => void
}

/**
 * How long the service may take to connect us, and how long it may be silent after that, in milliseconds. It sends a sign
 * of life every minute.
 */
const timeouts = { opening: 15_000, listening: 70_000 }

/** Listens to one channel. Resolves when the connection has ended: closed, silent for too long, refused, or stopped by `signal`. */
export const listenOnce = (
  { endpoint, token, channel, onReady, onEvent }: Options,
  signal: AbortSignal,
): Promise<void> =>
  new Promise(resolve => {
    const { address, host } = realtimeOf(endpoint)
    const authorization = { Authorization: token, host }
    const socket = new WebSocket(address, [
      'aws-appsync-event-ws',
      `header-${base64Url(JSON.stringify(authorization))}`,
    ])
    const send = (value: object) => socket.send(JSON.stringify(value))
    const ended = new AbortController()
    let silence: ReturnType<typeof setTimeout> | undefined

    const end = () => {
      clearTimeout(silence)
      ended.abort()
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
      resolve()
    }
    let listening = false
    const wait = () => {
      clearTimeout(silence)
      silence = setTimeout(end, listening ? timeouts.listening : timeouts.opening)
    }
    const receive = ({ type, event = [] }: z.infer<typeof message>) => {
      if (type === 'connection_ack')
        send({ type: 'subscribe', id: crypto.randomUUID(), channel, authorization })
      if (type === 'subscribe_success') {
        listening = true
        onReady()
      }
      if (type === 'subscribe_error' || type === 'connection_error') return end()
      if (type === 'data') for (const text of [event].flat()) onEvent(parsed(text))
      wait()
    }

    socket.onopen = () => send({ type: 'connection_init' })
    socket.onmessage = ({ data }) => {
      const received = message.safeParse(parsed(String(data)))
      if (received.success) receive(received.data)
    }
    socket.onclose = end
    signal.addEventListener('abort', end, ended)
    window.addEventListener('offline', end, ended)
    wait()
  })

/** Twice as long after each failure, up to a bound, because each try takes from a phone's battery. */
const pause = (failures: number): number => timing.liveRetry * Math.min(2 ** failures, 15)

/** Ends early when the line or the person comes back, or when the signal says stop. */
export const waitToRetry = (failures: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) return resolve()
    const ended = new AbortController()
    const end = () => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = setTimeout(end, pause(failures))
    const onVisibility = () => document.visibilityState === 'visible' && end()
    signal.addEventListener('abort', end, ended)
    window.addEventListener('online', end, ended)
    document.addEventListener('visibilitychange', onVisibility, ended)
  })
