import middy, { type MiddyfiedHandler } from '@middy/core'
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import type * as z from 'zod'
import { ApiError, type ErrorBody, type FieldErrors } from '../../shared/api/errors.ts'
import {
  type Answer,
  type Domain,
  defaultMaxBodyBytes,
  type Input,
  type Operation,
  routeKey,
  successStatus,
} from '../../shared/api/operation.ts'
import { createLog, describeError, type Log } from './log.ts'

/** Who calls: what the gateway's authoriser found in the access token. */
export type Caller = { readonly sub: string }

export type Context<Op extends Operation> = Input<Op> & {
  readonly caller: Op['access'] extends 'person' ? Caller : null
  readonly now: Date
  readonly log: Log
}

export type Handlers<D extends Domain, Services> = {
  readonly [Name in keyof D]: (context: Context<D[Name]>, services: Services) => Promise<Answer<D[Name]>>
}

export type Gateway = MiddyfiedHandler<APIGatewayProxyEvent, APIGatewayProxyResult>

const json = (statusCode: number, body: unknown): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})

/** Wherever a schema finds fault, the first words for each place. */
export const fieldErrors = (error: z.ZodError): FieldErrors => {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key]) : [issue.path]
    for (const path of paths)
      fields[path.join('.')] ??=
        issue.code === 'unrecognized_keys' ? 'This field is not known here.' : issue.message
  }
  return fields
}

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success)
    throw new ApiError('invalid_input', { fields: fieldErrors(parsed.error), cause: parsed.error })
  return parsed.data
}

const bodyOf = (operation: Operation, event: APIGatewayProxyEvent): unknown => {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > (operation.maxBodyBytes ?? defaultMaxBodyBytes)) throw new ApiError('too_large')
  if (!operation.body) return undefined
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (cause) {
    throw new ApiError('malformed_json', { cause })
  }
}

const callerOf = (operation: Operation, event: APIGatewayProxyEvent): Caller | null => {
  if (operation.access === 'public') return null
  const sub: unknown = event.requestContext.authorizer?.['claims']?.sub
  if (typeof sub !== 'string' || sub === '') throw new ApiError('unauthenticated')
  return { sub }
}

const overloaded = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionConflictException',
])

const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  return new ApiError(error instanceof Error && overloaded.has(error.name) ? 'unavailable' : 'internal', {
    cause: error,
  })
}

/** The one place where an error becomes an answer. */
const errorAnswer = (error: ApiError, requestId: string): APIGatewayProxyResult => {
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: error.message,
      requestId,
      ...(error.fields && { fields: error.fields }),
    },
  }
  return json(error.status, body)
}

/**
 * The Lambda handler of one domain. The gateway has matched the route; this parses the input with the contract's
 * schemas, calls the handler of that operation, and checks its answer against the contract before it leaves.
 */
export const serve =
  <const D extends Domain>(operations: D) =>
  <Services>(services: Services, handlers: Handlers<D, Services>): Gateway => {
    const verbs = new Map(Object.entries(operations).map(([verb, operation]) => [routeKey(operation), verb]))
    const answer = async (event: APIGatewayProxyEvent, log: Log): Promise<APIGatewayProxyResult> => {
      const verb: keyof D | undefined = verbs.get(`${event.httpMethod} ${event.resource}`)
      const operation = verb === undefined ? undefined : operations[verb]
      if (verb === undefined || !operation) throw new ApiError('unknown_route')
      const context = {
        caller: callerOf(operation, event),
        params: parse(operation.params, event.pathParameters ?? {}),
        query: parse(operation.query, event.queryStringParameters ?? {}),
        body: parse(operation.body, bodyOf(operation, event)),
        now: new Date(),
        log,
      }
      // The schemas just made each part what the operation says; the compiler can't follow that through the look-up.
      const result = await handlers[verb](context as unknown as Context<D[keyof D]>, services)
      return json(successStatus(operation), operation.response.parse(result))
    }

    return middy<APIGatewayProxyEvent, APIGatewayProxyResult>().handler(async event => {
      const started = performance.now()
      const requestId = event.requestContext.requestId
      const log = createLog({ requestId, route: `${event.httpMethod} ${event.resource}` })
      let result: APIGatewayProxyResult
      try {
        result = await answer(event, log)
      } catch (thrown) {
        const error = toApiError(thrown)
        if (error.status >= 500) log.error('failed', describeError(error))
        result = errorAnswer(error, requestId)
      }
      log.info('answered', {
        status: result.statusCode,
        milliseconds: Math.round(performance.now() - started),
      })
      return result
    })
  }
