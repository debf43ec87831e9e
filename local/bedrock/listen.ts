import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createHttp2, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createServer, type Socket } from 'node:net'

export type WireRequest = IncomingMessage | Http2ServerRequest
export type WireResponse = ServerResponse | Http2ServerResponse

/**
 * Whether the first bytes of a connection are HTTP/2. The SDK uses HTTP/2 without TLS, which begins with `PRI *
 * HTTP/2.0`; curl begins with `POST`.
 */
const speaksHttp2 = (first: Buffer): boolean => first.subarray(0, 2).toString('latin1') === 'PR'

/** Listens on a free port of the loopback address, in both versions of HTTP. */
export const listenForModels = async (answer: (request: WireRequest, response: WireResponse) => void) => {
  const http = createHttp(answer)
  const http2 = createHttp2(answer)
  const sockets = new Set<Socket>()
  const front = createServer(socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.once('data', first => {
      socket.pause()
      socket.unshift(first)
      if (speaksHttp2(Buffer.from(first))) {
        // The HTTP/2 session itself reads the bytes of the paused socket.
        http2.emit('connection', socket)
        return
      }
      http.emit('connection', socket)
      socket.resume()
    })
  })
  const port = await new Promise<number>((resolve, reject) => {
    front.once('error', reject)
    front.listen(0, '127.0.0.1', () => {
      const address = front.address()
      if (typeof address === 'object' && address) resolve(address.port)
    })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>(resolve => {
        front.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
