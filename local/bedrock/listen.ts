import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createHttp2, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createServer, type Socket } from 'node:net'

export type WireRequest = IncomingMessage | Http2ServerRequest
export type WireResponse = ServerResponse | Http2ServerResponse

/** The SDK speaks HTTP/2 without TLS and says so with its first bytes, `PRI * HTTP/2.0`; a curl says `POST`. */
const speaksHttp2 = (first: Buffer): boolean => first.subarray(0, 2).toString('latin1') === 'PR'

/** A free port of the loopback address where both versions of HTTP are understood. */
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
        // It reads what there is, and then from below the socket.
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
