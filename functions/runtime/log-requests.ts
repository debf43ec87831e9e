import type { MiddlewareObj, Request } from '@middy/core'
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda'
import { ApiError } from '../../shared/api/errors.ts'
import { createLog, describeError, type Log } from './log.ts'

type Started = { started: number }
type Served = Request<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context, Started>

/** A log whose lines carry the request's id and its route: the pattern, so that no id of a row is in a log. */
export const requestLog = (event: APIGatewayProxyEvent): Log =>
  createLog({ requestId: event.requestContext.requestId, route: `${event.httpMethod} ${event.resource}` })

const answered = (request: Served, log: Log) => {
  const { error, response, internal } = request
  log.info('answered', {
    status: response?.statusCode,
    ...(error instanceof ApiError && { code: error.code }),
    milliseconds: Math.round(performance.now() - internal.started),
  })
}

/** One line for each request, and what went wrong where it was our fault. Stands outside `answerErrors`. */
export const logRequests = (): MiddlewareObj<
  APIGatewayProxyEvent,
  APIGatewayProxyResult,
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
