import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds that a connection on which nothing was asked yet is waited for: browsers open some for later. */
const firstRequest = 500

/** The requests of a server: which are under way, and which come too late to begin. */
export const createTraffic = () => {
  const underWay = new Set<ServerResponse>()
  /** Connections from before the end was asked for, and those of them on which nothing was asked yet. */
  const early = new WeakSet<Duplex>()
  const silent = new Set<Duplex>()
  /** Connections that speak another protocol now, such as WebSockets. */
  const upgraded = new Set<Duplex>()
  let state: 'open' | 'draining' | 'drained' = 'open'
  const quiet = Promise.withResolvers<void>()
  const look = () => {
    if (state !== 'open' && underWay.size === 0 && silent.size === 0) quiet.resolve()
  }
  const heard = (socket: Duplex) => {
    silent.delete(socket)
    look()
  }
  return {
    connected: (socket: Duplex): void => {
      if (state !== 'open') return
      early.add(socket)
      silent.add(socket)
      socket.once('close', () => heard(socket))
    },
    begin: ({ socket }: IncomingMessage, response: ServerResponse): void => {
      underWay.add(response)
      silent.delete(socket)
      // The connection goes with its answer: else it would bring another request.
      if (state !== 'open') response.shouldKeepAlive = false
      response.once('close', () => {
        underWay.delete(response)
        look()
      })
    },
    upgrade: (socket: Duplex): void => {
      heard(socket)
      upgraded.add(socket)
      socket.once('close', () => upgraded.delete(socket))
    },
    /** On a connection that was there before, what was already on its way to us is no new request. */
    isLate: (socket: Duplex): boolean => state === 'drained' || (state === 'draining' && !early.has(socket)),
    /** Lets the requests under way end, for so many milliseconds at most. */
    drain: async (milliseconds: number): Promise<void> => {
      const over = new AbortController()
      const after = (time: number) => wait(time, undefined, { signal: over.signal })
      state = 'draining'
      for (const response of underWay) response.shouldKeepAlive = false
      look()
      const waited = after(firstRequest).then(() => {
        silent.clear()
        look()
      })
      await Promise.race([quiet.promise, after(milliseconds)])
      over.abort()
      await waited.catch(() => undefined)
      state = 'drained'
    },
    /** Ends the upgraded connections: a server that closes would wait for them. */
    cut: (): void => {
      for (const socket of upgraded) socket.destroy()
    },
  }
}
export type Traffic = ReturnType<typeof createTraffic>
