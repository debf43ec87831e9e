import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import * as z from 'zod'
import { liveChannel } from '../../shared/api/live.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { type Answer, json } from '../answer.ts'
import { readBody } from '../read-body.ts'
import { type Listener, listen, type Session } from './listener.ts'
import { type Credentials, isSigned } from './signature.ts'

const protocol = 'aws-appsync-event-ws'
const keepAliveMilliseconds = 20_000
/** AppSync's own limit of a publish request. */
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
  /** The credentials that a publisher signs with. */
  readonly credentials: Credentials
  /** Asked when a socket opens and subscribes, and not after: AppSync knows of no sign-out either. */
  readonly sessionOf: (token: string) => Promise<Session>
}

const refused = (errorType: string, message: string, status: number): Answer =>
  json(status, { errors: [{ errorType, message }] })

/** AppSync Events on this machine: signed publishing over HTTP, own-channel subscriptions over a WebSocket. */
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
