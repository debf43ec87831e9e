import type { APIGatewayProxyEvent, Context } from 'aws-lambda'
import { type Domain, isForLiveSessions, type Operation, routeKey } from '../../shared/api/operation.ts'
import type { AccessStore } from '../store/access.ts'
import { besideAccessCheck } from './access-check.ts'
import { provenCallerOf } from './input.ts'

export type Handler<Result> = (event: APIGatewayProxyEvent, context: Context) => Promise<Result>

/** The proof is checked first, so that a caller without one uses up nothing of the owner's rate. */
const check = async (access: AccessStore, operation: Operation, event: APIGatewayProxyEvent) => {
  const now = new Date()
  await access.check(provenCallerOf(operation, event, now), operation.rate, now)
}

/**
 * The function of a domain, with a check of each caller: that the session of the token has not ended, and how often
 * they did this within the minute. An operation that only shows something is not checked, and costs no read.
 */
export const guarded = <Result>(
  operations: Domain,
  access: AccessStore,
  handler: Handler<Result>,
): Handler<Result> => {
  const routes = new Map(Object.values(operations).map(operation => [routeKey(operation), operation]))
  return (event, context) => {
    const operation = routes.get(`${event.httpMethod} ${event.resource}`)
    return operation && isForLiveSessions(operation)
      ? besideAccessCheck(check(access, operation, event), () => handler(event, context))
      : handler(event, context)
  }
}
