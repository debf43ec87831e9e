import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { ApiError } from '../../shared/api/errors.ts'
import { errorAnswer } from './answers.ts'

/** Names of errors that say: too much at once, or too slow. Each came after the retries of the SDK and of the store. */
const passing = new Set([
  'InternalServerError',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TimeoutError',
])

/** Everything that is thrown, as what a person may be told. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  const code = error instanceof Error && passing.has(error.name) ? 'unavailable' : 'internal'
  return new ApiError(code, { cause: error })
}

/** The one place where a thrown error becomes an answer. Only an ApiError's own words reach a person. */
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
