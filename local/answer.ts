import type { APIGatewayProxyResult } from 'aws-lambda'
import { errorAnswer } from '../functions/runtime/answers.ts'
import { ApiError, type ErrorCode } from '../shared/api/errors.ts'

/** What one of the local doors says to an HTTP request. */
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

/** The answer in a function's result. */
export const ofResult = ({ statusCode, headers, body, isBase64Encoded }: APIGatewayProxyResult): Answer => ({
  status: statusCode,
  headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)])),
  body: isBase64Encoded ? Buffer.from(body, 'base64') : body,
})

/** What the gateway itself answers, before any function has run: the same shape as a function's error. */
export const apiError = (code: ErrorCode, requestId: string): Answer =>
  ofResult(errorAnswer(new ApiError(code), requestId))
