import type { APIGatewayProxyEvent, Context } from 'aws-lambda'
import { type Domain, isForLiveSessions, type Operation, routeKey } from '../../shared/api/operation.ts'
import { type AccessStore, accessStore } from '../store/access.ts'
import type { Table } from '../store/table.ts'
import { besideAccessCheck } from './access-check.ts'
import { provenCallerOf } from './input.ts'
import { underRequestId } from './request-id.ts'

export type Handler<Result> = (event: APIGatewayProxyEvent, context: Context) => Promise<Result>

/** Checks the caller's proof before the rate, so a caller without a proof does not use up the owner's rate. */
const check = async (access: AccessStore, operation: Operation, event: APIGatewayProxyEvent) => {
  const now = new Date()
  await access.check(provenCallerOf(operation, event, now), operation.rate, now)
}

/** The handler of a domain's operations, as `serve` and `serveStream` make it. */
type Served<Result> = Handler<Result> & { readonly operations: Domain }

/**
 * Adds a check of the caller to the function of a domain: that the session of the token has not ended, and that the
 * rate of the minute is not used up. An operation that only shows something is not checked, and costs no read.
 */
export const guarded = <Result>(handler: Served<Result>, table: Table): Handler<Result> => {
  const access = accessStore(table)
  const routes = new Map(Object.values(handler.operations).map(operation => [routeKey(operation), operation]))
  return (event, context) => {
    const operation = routes.get(`${event.httpMethod} ${event.resource}`)
    const handle = () => handler(event, context)
    return underRequestId(event.requestContext.requestId, () =>
      operation && isForLiveSessions(operation)
        ? besideAccessCheck(check(access, operation, event), handle)
        : handle(),
    )
  }
}
