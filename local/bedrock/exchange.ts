import { constants, type Http2ServerResponse } from 'node:http2'
import { isFromThisMachine } from '../server.ts'
import { invalid } from './errors.ts'
import type { WireRequest, WireResponse } from './listen.ts'

/** One request and its answer, in either version of HTTP. */
export type Exchange = {
  readonly method: string
  readonly path: string
  /** False for a request of a web page that has found our port. */
  readonly isFromThisMachine: boolean
  /** The signal aborts when the caller has left, or has the whole answer. */
  readonly signal: AbortSignal
  readonly callerLeft: Promise<void>
  readonly body: () => Promise<string>
  /** Whether a status was sent. Then no error status can be sent any more. */
  readonly isOpen: () => boolean
  readonly open: (status: number, headers: Readonly<Record<string, string>>) => void
  /** Resolves when the bytes are sent or the caller has left. */
  readonly write: (bytes: Uint8Array) => Promise<void>
  readonly end: () => void
  /** Breaks the connection. */
  readonly cut: () => void
}

const mostBytes = 25_000_000

const bodyOf = async (request: WireRequest): Promise<string> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    const read = Buffer.from(chunk)
    bytes += read.length
    if (bytes > mostBytes) throw invalid('The request is too large.')
    chunks.push(read)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const isHttp2 = (response: WireResponse): response is Http2ServerResponse => 'stream' in response

const hostOf = ({ headers }: WireRequest): string => String(headers.host ?? headers[':authority'] ?? '')

export const exchangeOf = (request: WireRequest, response: WireResponse): Exchange => {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  response.on('error', () => gone.abort())
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  gone.signal.addEventListener('abort', () => leave(), { once: true })
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    isFromThisMachine: isFromThisMachine({ ...request.headers, host: hostOf(request) }),
    signal: gone.signal,
    callerLeft: left,
    body: () => bodyOf(request),
    isOpen: () => response.headersSent,
    open(status, headers) {
      if (isHttp2(response)) response.writeHead(status, headers)
      else response.writeHead(status, headers).flushHeaders()
    },
    write(bytes) {
      if (gone.signal.aborted) return left
      const written = new Promise<void>(resolve => {
        if (isHttp2(response)) response.write(bytes, () => resolve())
        else response.write(bytes, () => resolve())
      })
      return Promise.race([written, left])
    },
    end: () => {
      if (!gone.signal.aborted) response.end()
    },
    cut: () => {
      if (isHttp2(response)) response.stream.close(constants.NGHTTP2_INTERNAL_ERROR)
      else response.destroy()
    },
  }
}
