import type { APIGatewayProxyResult } from 'aws-lambda'
import { ApiError, type ErrorBody } from '../../shared/api/errors.ts'
import { retryAfter } from '../../shared/domain/rates.ts'

/** Of a result that does not stream Lambda lets out 6 MB, as JSON: what is longer fails without a word. In bytes. */
const longestResult = 6 * 1024 * 1024

const isTooLong = (result: APIGatewayProxyResult): boolean =>
  // A sign of the body takes at most three bytes: of most bodies it is known without counting.
  result.body.length > longestResult / 4 && Buffer.byteLength(JSON.stringify(result)) > longestResult

type Headers = Readonly<Record<string, string>>

/** Throws too_long where the answer is more than Lambda lets out. */
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
