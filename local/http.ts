import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyResult } from 'aws-lambda'
import { errorAnswer } from '../functions/runtime/answers.ts'
import { ApiError, type ErrorCode } from '../shared/api/errors.ts'

/** The answer of a route to an HTTP request. */
export type Answer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export const json = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})

export const html = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body,
})

export const plain = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body,
})

/** Redirects the browser to another page, after a form. */
export const seeOther = (location: string): Answer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
})

/** Whether the request is a form of a page, and not a request of a program. */
export const isForm = ({ headers }: IncomingMessage): boolean =>
  // curl says of everything after `-d` that it is a form.
  !headers['user-agent']?.startsWith('curl/') &&
  (headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false)

/** Returns the answer in a function's result. */
export const ofResult = ({ statusCode, headers, body, isBase64Encoded }: APIGatewayProxyResult): Answer => ({
  status: statusCode,
  headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)])),
  body: isBase64Encoded ? Buffer.from(body, 'base64') : body,
})

/** Makes an error answer of the gateway itself, before any function runs, in the form of a function's error. */
export const apiError = (code: ErrorCode, requestId: string): Answer =>
  ofResult(errorAnswer(new ApiError(code), requestId))

/**
 * Reads the body as text. A body longer than `maxBytes` is refused as soon as that is known. The rest is read and
 * dropped, so that the answer reaches a client that is still sending.
 */
export const readBody = (request: IncomingMessage, maxBytes: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const refuse = () => {
      request.off('data', take)
      request.resume()
      reject(new ApiError('too_large'))
    }
    const take = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) return refuse()
      chunks.push(chunk)
    }
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return refuse()
    request.on('data', take)
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.once('error', reject)
  })
