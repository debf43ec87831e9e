import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { type Answer, plain } from './http.ts'
import { diskFullWords, isDiskFull } from './sqlite.ts'
import { createTraffic, type Traffic } from './traffic.ts'

/** The routes of the HTTP server. */
export type Routes = {
  /** Returns undefined where the route writes its own answer. */
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ) => Promise<Answer | undefined>
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, url: URL) => void
  /** Whether the path is a service for our own functions, which need it until the requests under way have ended. */
  readonly isService?: (url: URL) => boolean
}

/** Returns the address of a request. Returns null for a target that names another host, or that is no address. */
const urlOf = ({ url = '', headers }: IncomingMessage): URL | null =>
  /^\/(?!\/)/.test(url) ? URL.parse(`http://${headers.host}${url}`) : null

const write = (response: ServerResponse, { status, headers, body }: Answer): void => {
  const length = status === 304 ? {} : { 'content-length': Buffer.byteLength(body ?? '') }
  response.writeHead(status, { ...headers, ...length })
  response.end(body)
}

const answerTo = async (
  routes: Routes,
  request: IncomingMessage,
  response: ServerResponse,
  isLate: boolean,
): Promise<Answer | undefined> => {
  if (!isFromThisMachine(request.headers))
    return plain(403, 'Aiki on this machine answers only to its own pages on this machine.')
  const url = urlOf(request)
  if (!url) return plain(400, 'This is no address of Aiki on this machine.')
  if (isLate && !routes.isService?.(url)) return plain(503, 'Aiki on this machine is stopping.')
  return routes.answer(request, response, url)
}

/** Makes the answer to a request that failed. */
const failed = (cause: unknown): Answer =>
  isDiskFull(cause)
    ? plain(503, diskFullWords)
    : plain(500, 'Something went wrong on this machine. The terminal says what.')

type Opened = { readonly routes: Routes; readonly onError: OnError }

/** Connects a server to its routes. A request that comes before the server is open waits. */
const attach = (server: Server, opened: Promise<Opened>, traffic: Traffic): void => {
  server.on('connection', traffic.connected)
  server.on('request', async (request, response) => {
    traffic.begin(request, response)
    const { routes, onError } = await opened
    try {
      const answer = await answerTo(routes, request, response, traffic.isLate(request.socket))
      if (answer) write(response, answer)
    } catch (cause) {
      onError('A request could not be answered.', cause)
      if (response.headersSent) response.destroy()
      else write(response, failed(cause))
    }
  })
  server.on('upgrade', async (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    traffic.upgrade(socket)
    const { routes } = await opened
    const url = isFromThisMachine(request.headers) && !traffic.isLate(socket) ? urlOf(request) : null
    if (url) routes.upgrade(request, socket, head, url)
    else socket.destroy()
  })
}

const bind = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      if (typeof address === 'object' && address) resolve(address.port)
    })
  })

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/**
 * Listens on the IPv6 loopback address, too, where the machine has one, because browsers try it first for `localhost`.
 */
const bindIpv6 = async (server: Server, port: number): Promise<void> => {
  try {
    await bind(server, port, '::1')
  } catch (error) {
    if (codeOf(error) !== 'EADDRNOTAVAIL' && codeOf(error) !== 'EAFNOSUPPORT') throw error
  }
}

const close = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

type OnError = (words: string, cause: unknown) => void

type Listening = {
  readonly port: number
  readonly url: string
  readonly open: (routes: Routes, onError: OnError) => void
  /** Refuses new requests, and waits for those under way for at most that many milliseconds. */
  readonly drain: (milliseconds: number) => Promise<void>
  /** Closes the connections that are still open. */
  readonly stop: () => Promise<void>
}

/** Listens on a port of the loopback address, 0 for any free port. Requests wait until `open` passes the routes. */
export const listen = async (wanted: number): Promise<Listening> => {
  const servers = [createServer(), createServer()] as const
  const opening = Promise.withResolvers<Opened>()
  const traffic = createTraffic()
  for (const server of servers) attach(server, opening.promise, traffic)
  const [ipv4, ipv6] = servers
  const stop = async () => {
    const closed = Promise.all(servers.map(close))
    traffic.cut()
    await closed
  }
  try {
    const port = await bind(ipv4, wanted, '127.0.0.1')
    await bindIpv6(ipv6, port)
    return {
      port,
      url: `http://localhost:${port}`,
      open: (routes, onError) => opening.resolve({ routes, onError }),
      drain: traffic.drain,
      stop,
    }
  } catch (cause) {
    await stop()
    if (codeOf(cause) !== 'EADDRINUSE') throw cause
    // The port is free in one address family and taken in the other.
    if (wanted === 0) return listen(0)
    throw new Error(
      `Port ${wanted} is taken: stop what runs there, or start on another with \`PORT=3001 npm start\`.`,
      {
        cause,
      },
    )
  }
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request is for this machine and, where a page made it, for a page of the same origin. Otherwise a web site
 * in the person's browser could have its name resolved to the loopback address, and this site, or a page of another
 * program's port, could post to the stand-ins, which have mails and a clock.
 */
export const isFromThisMachine = ({ host = '', origin }: IncomingHttpHeaders): boolean =>
  localHosts.has(host.replace(/:\d+$/, '').toLowerCase()) &&
  (origin === undefined || origin === `http://${host}`)
