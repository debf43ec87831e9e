import { constants, type Http2ServerResponse } from 'node:http2'
import { isFromHere } from '../from-here.ts'
import { invalid } from './errors.ts'
import type { WireRequest, WireResponse } from './listen.ts'

/** One request and its answer, in either version of HTTP. */
export type Exchange = {
  readonly method: string
  readonly path: string
  /** Not that of a web page which found our port. */
  readonly isFromHere: boolean
  /** Ends when whoever asked has gone, or has all of the answer. */
  readonly signal: AbortSignal
  readonly untilGone: Promise<void>
  readonly body: () => Promise<string>
  /** Whether a status was sent: from then on an error is no answer. */
  readonly isOpen: () => boolean
  readonly open: (status: number, headers: Readonly<Record<string, string>>) => void
  /** Done when it is on its way. Does nothing when nobody is there any more. */
  readonly write: (bytes: Uint8Array) => Promise<void>
  readonly end: () => void
  /** Ends it as a connection that breaks. */
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
    isFromHere: isFromHere({ ...request.headers, host: hostOf(request) }),
    signal: gone.signal,
    untilGone: left,
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
