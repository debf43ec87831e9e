import type { WebSocket } from 'ws'
import * as z from 'zod'
import { jsonOrNothing } from '../../shared/json.ts'

/** The session that opened a connection: the claims of its access token. */
export type Session = { readonly sub: string; readonly origin_jti: string }

const authorization = z.looseObject({ Authorization: z.string() })
const message = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('connection_init') }),
  z.looseObject({ type: z.literal('subscribe'), id: z.string(), channel: z.string(), authorization }),
  z.looseObject({ type: z.literal('unsubscribe'), id: z.string() }),
])

type Rules = {
  /** Who holds this token now. Throws when nobody does. */
  readonly sessionOf: (token: string) => Promise<Session>
  readonly mayListen: (session: Session, channel: string) => boolean
}

export type Listener = {
  readonly session: Session
  /** Hands an event to each of this connection's subscriptions to the channel. */
  readonly deliver: (channel: string, event: string) => void
  readonly keepAlive: () => void
  readonly close: () => void
}

const unauthorized = {
  errorType: 'UnauthorizedException',
  message: 'You are not authorized to make this call.',
}

/** One browser's connection to AppSync Events. */
export const listen = (socket: WebSocket, session: Session, { sessionOf, mayListen }: Rules): Listener => {
  const channels = new Map<string, string>()
  const send = (value: object) => socket.send(JSON.stringify(value))

  const subscribe = async (id: string, channel: string, token: string) => {
    const allowed = await sessionOf(token).then(
      subscriber => subscriber.sub === session.sub && mayListen(subscriber, channel),
      () => false,
    )
    if (!allowed) return send({ type: 'subscribe_error', id, errors: [unauthorized] })
    channels.set(id, channel)
    send({ type: 'subscribe_success', id })
  }

  const hear = async (text: string) => {
    const { data } = message.safeParse(jsonOrNothing(text))
    if (!data)
      return send({
        type: 'error',
        errors: [{ errorType: 'UnsupportedOperation', message: 'Unknown message.' }],
      })
    if (data.type === 'subscribe') return subscribe(data.id, data.channel, data.authorization.Authorization)
    if (data.type === 'unsubscribe') {
      channels.delete(data.id)
      return send({ type: 'unsubscribe_success', id: data.id })
    }
    send({ type: 'connection_ack', connectionTimeoutMs: 300_000 })
    send({ type: 'ka' })
  }
  // In turn: to look a token up takes a moment, and an unsubscribe must not overtake its subscribe.
  let turn = Promise.resolve()
  socket.on('message', data => {
    turn = turn.then(() => hear(String(data)))
  })

  return {
    session,
    deliver: (channel, event) => {
      for (const [id, subscribed] of channels) if (subscribed === channel) send({ type: 'data', id, event })
    },
    keepAlive: () => send({ type: 'ka' }),
    // 4401: no code of the protocol's own; the client connects anew, and is refused at the door.
    close: () => socket.close(4401, 'The session has ended.'),
  }
}
