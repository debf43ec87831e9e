import middy, { type MiddyfiedHandler } from '@middy/core'
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { ApiError } from '../../shared/api/errors.ts'
import {
  type Answer,
  type Domain,
  type Input,
  type Operation,
  routeKey,
  successStatus,
} from '../../shared/api/operation.ts'
import { accessChecked } from './access-check.ts'
import { answerErrors, jsonAnswer } from './answers.ts'
import { type Caller, inputOf, type SignedCall } from './input.ts'
import type { Log } from './log.ts'
import { logRequests, requestLog } from './log-requests.ts'

export type Context<Op extends Operation> = Input<Op> & {
  readonly caller: Op['access'] extends 'person' ? Caller : null
  readonly signed: Op['access'] extends 'provider' ? SignedCall : null
  readonly now: Date
  readonly log: Log
}

export type Handlers<D extends Domain, Services> = {
  readonly [Name in keyof D]: (context: Context<D[Name]>, services: Services) => Promise<Answer<D[Name]>>
}

export type Gateway = MiddyfiedHandler<APIGatewayProxyEvent, APIGatewayProxyResult> & {
  readonly operations: Domain
}

/** Finds the operation that the gateway matched, and reads its input. Throws the ApiError for the caller. */
export const router = <const D extends Domain>(operations: D) => {
  const verbs = new Map(Object.entries(operations).map(([verb, operation]) => [routeKey(operation), verb]))
  return (event: APIGatewayProxyEvent) => {
    const verb: keyof D | undefined = verbs.get(`${event.httpMethod} ${event.resource}`)
    const operation = verb === undefined ? undefined : operations[verb]
    if (verb === undefined || !operation) throw new ApiError('unknown_route')
    const now = new Date()
    const context = { ...inputOf(operation, event, now), now, log: requestLog(event) }
    // The schemas have just parsed each part, but the compiler can't follow the types through the look-up.
    return { verb, operation, context: context as unknown as Context<D[keyof D]> }
  }
}

/** Waits for the check before it throws: an unchecked caller must not learn what is wrong with a request. */
export const orRefused = async <T>(read: () => T): Promise<T> => {
  try {
    return read()
  } catch (error) {
    await accessChecked()
    throw error
  }
}

/**
 * Makes the Lambda handler of one domain. The gateway has matched the route. The handler parses the input with the
 * contract's schemas, calls the operation, and checks its answer against the contract before it leaves.
 */
export const serve =
  <const D extends Domain>(operations: D) =>
  <Services>(services: Services, handlers: Handlers<D, Services>): Gateway => {
    const route = router(operations)

    const answer = async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
      const { verb, operation, context } = await orRefused(() => route(event))
      // A handler starts beside the check, and only its writes wait. An operation that has a rate, or that changes the
      // account outside of the table, starts after the check.
      if (operation.rate || operation.proofWithin !== undefined) await accessChecked()
      // Errors wait for the check, too: a caller whose session has ended gets no answer.
      const result = await handlers[verb](context, services).finally(accessChecked)
      return jsonAnswer(successStatus(operation), operation.response.parse(result))
    }

    const handler = middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
      .use(logRequests())
      .use(answerErrors())
      .handler(event => answer(event))
    return Object.assign(handler, { operations })
  }
