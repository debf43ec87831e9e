import type { APIGatewayProxyResult } from 'aws-lambda'
import { ApiError, type ErrorBody } from '../../shared/api/errors.ts'
import { retryAfter } from '../../shared/domain/rates.ts'

/** Lambda's limit for a response that does not stream: bytes of the whole result as JSON. */
const longestResult = 6 * 1024 * 1024

const isTooLong = (result: APIGatewayProxyResult): boolean =>
  // A character takes at most three bytes in UTF-8, so most bodies need no counting.
  result.body.length > longestResult / 4 && Buffer.byteLength(JSON.stringify(result)) > longestResult

type Headers = Readonly<Record<string, string>>

/** Throws too_long where the answer is over Lambda's limit. */
export const jsonAnswer = (statusCode: number, body: unknown, more: Headers = {}): APIGatewayProxyResult => {
  const result = {
    statusCode,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...more },
    body: JSON.stringify(body),
  }
  if (isTooLong(result)) throw new ApiError('too_long')
  return result
}

export const errorBodyOf = (error: ApiError, requestId: string): ErrorBody => ({
  error: {
    code: error.code,
    message: error.message,
    requestId,
    ...(error.fields && { fields: error.fields }),
  },
})

export const errorAnswer = (error: ApiError, requestId: string): APIGatewayProxyResult =>
  jsonAnswer(
    error.status,
    errorBodyOf(error, requestId),
    error.code === 'too_many_requests' ? { 'retry-after': String(retryAfter) } : {},
  )
