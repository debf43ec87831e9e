import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * How long the drain waits for the first request of a connection, in milliseconds, because browsers open connections in
 * advance.
 */
const firstRequest = 500

/** Tracks the requests of a server: those under way, and those that come too late. */
export const createTraffic = () => {
  const underWay = new Set<ServerResponse>()
  /** Connections from before the drain, and those among them without a request. */
  const early = new WeakSet<Duplex>()
  const silent = new Set<Duplex>()
  /** Connections that were upgraded to another protocol, such as WebSockets. */
  const upgraded = new Set<Duplex>()
  let state: 'open' | 'draining' | 'drained' = 'open'
  const quiet = Promise.withResolvers<void>()
  const resolveIfQuiet = () => {
    if (state !== 'open' && underWay.size === 0 && silent.size === 0) quiet.resolve()
  }
  const notSilent = (socket: Duplex) => {
    silent.delete(socket)
    resolveIfQuiet()
  }
  return {
    connected: (socket: Duplex): void => {
      if (state !== 'open') return
      early.add(socket)
      silent.add(socket)
      socket.once('close', () => notSilent(socket))
    },
    begin: ({ socket }: IncomingMessage, response: ServerResponse): void => {
      underWay.add(response)
      silent.delete(socket)
      // The connection closes after its answer, because otherwise it would bring another request.
      if (state !== 'open') response.shouldKeepAlive = false
      response.once('close', () => {
        underWay.delete(response)
        resolveIfQuiet()
      })
    },
    upgrade: (socket: Duplex): void => {
      notSilent(socket)
      upgraded.add(socket)
      socket.once('close', () => upgraded.delete(socket))
    },
    /**
     * Whether a request on this connection is too late. A request on a connection from before the drain may have been
     * on its way.
     */
    isLate: (socket: Duplex): boolean => state === 'drained' || (state === 'draining' && !early.has(socket)),
    /** Waits until the requests under way have ended, for at most that many milliseconds. */
    drain: async (milliseconds: number): Promise<void> => {
      const over = new AbortController()
      const after = (time: number) => wait(time, undefined, { signal: over.signal })
      state = 'draining'
      for (const response of underWay) response.shouldKeepAlive = false
      resolveIfQuiet()
      const waited = after(firstRequest).then(() => {
        silent.clear()
        resolveIfQuiet()
      })
      await Promise.race([quiet.promise, after(milliseconds)])
      over.abort()
      await waited.catch(() => undefined)
      state = 'drained'
    },
    /** Ends the upgraded connections, because a closing server would wait for them. */
    cut: (): void => {
      for (const socket of upgraded) socket.destroy()
    },
  }
}
export type Traffic = ReturnType<typeof createTraffic>
