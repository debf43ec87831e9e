import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { ApiError, type ErrorBody } from '../../shared/api/errors.ts'
import { retryAfter } from '../../shared/domain/limits.ts'

/** Lambda's limit for a response that does not stream: the bytes of the whole result as JSON. */
const longestResult = 6 * 1024 * 1024

const isTooLong = (result: APIGatewayProxyResult): boolean =>
  // A character takes at most three bytes in UTF-8, so most bodies need no counting.
  result.body.length > longestResult / 4 && Buffer.byteLength(JSON.stringify(result)) > longestResult

type Headers = Readonly<Record<string, string>>

/** Returns an answer as JSON. Throws too_long where it exceeds Lambda's limit. */
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
    ...(error.existingId && { existingId: error.existingId }),
  },
})

export const errorAnswer = (error: ApiError, requestId: string): APIGatewayProxyResult =>
  jsonAnswer(
    error.status,
    errorBodyOf(error, requestId),
    error.code === 'too_many_requests' ? { 'retry-after': String(retryAfter) } : {},
  )

/** Errors of overload and timeouts. Each is thrown only after the retries of the SDK and of the store. */
const overloadErrors = new Set([
  'InternalServerError',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TimeoutError',
])

/** Turns any thrown value into an error that the caller may see. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  const code = error instanceof Error && overloadErrors.has(error.name) ? 'unavailable' : 'internal'
  return new ApiError(code, { cause: error })
}

/** Turns thrown errors into answers, for all functions. Only the words of an ApiError reach a person. */
export const answerErrors = <Result = APIGatewayProxyResult>(): MiddlewareObj<
  APIGatewayProxyEvent,
  Result | APIGatewayProxyResult
> => ({
  onError: request => {
    const error = toApiError(request.error)
    request.error = error
    request.response = errorAnswer(error, request.event.requestContext.requestId)
  },
})
