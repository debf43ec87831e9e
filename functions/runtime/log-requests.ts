import type { MiddlewareObj, Request } from '@middy/core'
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda'
import { ApiError } from '../../shared/api/errors.ts'
import { createLog, describeError, type Log } from './log.ts'

type Started = { started: number }
type Result = Pick<APIGatewayProxyResult, 'statusCode'>
type Served<R extends Result> = Request<APIGatewayProxyEvent, R, Error, Context, Started>

/** Makes a log whose lines have the request's id and the pattern of its route, so no id of a row gets into a log. */
export const requestLog = (event: APIGatewayProxyEvent): Log =>
  createLog({ requestId: event.requestContext.requestId, route: `${event.httpMethod} ${event.resource}` })

const answered = <R extends Result>(request: Served<R>, log: Log) => {
  const { error, response, internal } = request
  log.info('answered', {
    status: response?.statusCode,
    ...(error instanceof ApiError && { code: error.code }),
    milliseconds: Math.round(performance.now() - internal.started),
  })
}

/** Logs one line for each request, and the error where it is our fault. It is outside of `answerErrors`. */
export const logRequests = <R extends Result = APIGatewayProxyResult>(): MiddlewareObj<
  APIGatewayProxyEvent,
  R,
  Error,
  Context,
  Started
> => ({
  before: request => {
    request.internal.started = performance.now()
  },
  after: request => answered(request, requestLog(request.event)),
  onError: request => {
    const log = requestLog(request.event)
    const { error } = request
    if (!(error instanceof ApiError) || error.status >= 500) log.error('failed', describeError(error))
    answered(request, log)
  },
})
