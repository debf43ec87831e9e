import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod'
import { liveChannel } from '../../shared/api/live.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { type Answer, json, readBody } from '../http.ts'
import { type Credentials, isSigned } from './signature.ts'

const protocol = 'aws-appsync-event-ws'
const keepAliveMilliseconds = 20_000
/** AppSync's limit of a publish request. */
const maxBytes = 240 * 1024

const publication = z.object({
  channel: z.string().regex(/^(\/[A-Za-z0-9-]{1,50}){1,5}$/),
  events: z.array(z.string()).min(1).max(5),
})

const tokenHeader = z.object({ Authorization: z.string() })

const tokenOf = async (request: IncomingMessage): Promise<string> => {
  const offered = String(request.headers['sec-websocket-protocol'] ?? '').split(/\s*,\s*/)
  const header = offered.find(name => name.startsWith('header-'))?.slice('header-'.length) ?? ''
  return tokenHeader.parse(jsonOrNothing(Buffer.from(header, 'base64url').toString('utf8'))).Authorization
}

type Services = {
  /** The credentials with which a publisher signs. */
  readonly credentials: Credentials
  /**
   * Returns the session of a token. The server calls it when a socket opens and subscribes, and not after that, because
   * AppSync does not know of a sign-out either.
   */
  readonly sessionOf: (token: string) => Promise<Session>
}

const refused = (errorType: string, message: string, status: number): Answer =>
  json(status, { errors: [{ errorType, message }] })

/**
 * Makes the AppSync Events of this machine: signed publishing over HTTP, and subscriptions to a person's own channel
 * over a WebSocket.
 */
export const createLiveServer = ({ credentials, sessionOf }: Services) => {
  const listeners = new Set<Listener>()
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: offered => (offered.has(protocol) ? protocol : false),
  })
  const rules = {
    sessionOf,
    mayListen: (session: Session, channel: string) => channel === liveChannel(session.sub),
  }

  const keepAlive = setInterval(() => {
    for (const listener of listeners) listener.keepAlive()
  }, keepAliveMilliseconds)

  return {
    upgrade: async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
      const session = await tokenOf(request)
        .then(sessionOf)
        .catch(() => undefined)
      if (!session) return void socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n')
      sockets.handleUpgrade(request, socket, head, client => {
        const listener = listen(client, session, rules)
        listeners.add(listener)
        client.on('close', () => listeners.delete(listener))
        client.on('error', () => client.terminate())
      })
    },

    publish: async (request: IncomingMessage): Promise<Answer> => {
      const body = await readBody(request, maxBytes)
      if (!isSigned(request, body, credentials))
        return refused('UnauthorizedException', 'The request is not signed by a publisher.', 401)
      const { data } = publication.safeParse(jsonOrNothing(body))
      if (!data) return refused('BadRequestException', 'A channel and one to five events are needed.', 400)
      for (const event of data.events) for (const listener of listeners) listener.deliver(data.channel, event)
      const successful = data.events.map((_, index) => ({ identifier: randomUUID(), index }))
      return json(200, { failed: [], successful })
    },

    close: (): void => {
      clearInterval(keepAlive)
      for (const client of sockets.clients) client.terminate()
    },
  }
}

/** The session of a connection: the claims of its access token. */
type Session = { readonly sub: string; readonly origin_jti: string }

const authorization = z.looseObject({ Authorization: z.string() })
const message = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('connection_init') }),
  z.looseObject({ type: z.literal('subscribe'), id: z.string(), channel: z.string(), authorization }),
  z.looseObject({ type: z.literal('unsubscribe'), id: z.string() }),
])

type Rules = {
  /** Returns the session of a token. Throws for a token without a session. */
  readonly sessionOf: (token: string) => Promise<Session>
  readonly mayListen: (session: Session, channel: string) => boolean
}

type Listener = {
  readonly session: Session
  /** Sends an event to each of this connection's subscriptions to the channel. */
  readonly deliver: (channel: string, event: string) => void
  readonly keepAlive: () => void
  readonly close: () => void
}

const unauthorized = {
  errorType: 'UnauthorizedException',
  message: 'You are not authorized to make this call.',
}

/** Handles one browser's connection to AppSync Events. */
const listen = (socket: WebSocket, session: Session, { sessionOf, mayListen }: Rules): Listener => {
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

  const handleMessage = async (text: string) => {
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
  // Messages are handled in turn, because the check of a token takes time and an unsubscribe must not overtake its
  // subscribe.
  let turn = Promise.resolve()
  socket.on('message', data => {
    turn = turn.then(() => handleMessage(String(data)))
  })

  return {
    session,
    deliver: (channel, event) => {
      for (const [id, subscribed] of channels) if (subscribed === channel) send({ type: 'data', id, event })
    },
    keepAlive: () => send({ type: 'ka' }),
    // 4401 is no code of the protocol. The client connects again, and is refused before the connection opens.
    close: () => socket.close(4401, 'The session has ended.'),
  }
}
