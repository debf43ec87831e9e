import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { APIGatewayProxyEvent, Context } from 'aws-lambda'

type LambdaHandler<Event, Result> = (event: Event, context: Context) => Promise<Result>

/** Makes the context that Lambda passes to a function. */
export const context = (functionName: string, seconds: number): Context => {
  const deadline = performance.now() + seconds * 1000
  const nothing = () => undefined
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${functionName}`,
    memoryLimitInMB: '512',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, deadline - performance.now()),
    done: nothing,
    fail: nothing,
    succeed: nothing,
  }
}

/**
 * Copies a result, as a network does, so that neither side can change the other's value. A streamed body is passed on
 * unchanged.
 */
const copied = <Result>(result: Result): Result => {
  if (typeof result !== 'object' || result === null || !('body' in result)) return structuredClone(result)
  const { body, ...rest } = result
  return body instanceof Readable ? { ...result, ...structuredClone(rest) } : structuredClone(result)
}

/** Calls a function as Lambda does, with copies of the event and the result. */
export const invoke = async <Event, Result>(
  name: string,
  handler: LambdaHandler<Event, Result>,
  event: Event,
  timeoutSeconds = 30,
): Promise<Result> => copied(await handler(structuredClone(event), context(name, timeoutSeconds)))

type Parts = {
  readonly operation: { readonly method: string; readonly path: string }
  readonly params: Readonly<Record<string, string>>
  /** The path below the stage, such as `/applications/01K…`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<NodeJS.Dict<string[]>>
  readonly body: string | null
  readonly isBase64Encoded?: boolean
  /** The claims that the authoriser read from the access token; null without a signed-in caller. */
  readonly claims: Readonly<Record<string, string | number>> | null
  readonly requestId: string
  readonly sourceIp?: string | undefined
  readonly now: Date
}

const nobody = {
  accessKey: null,
  accountId: null,
  apiKey: null,
  apiKeyId: null,
  caller: null,
  clientCert: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  user: null,
  userArn: null,
}

/** The gateway writes every claim as text. */
const texts = (claims: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, String(value)]))

const singles = (headers: Parts['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, values = []]) => [name, values.join(', ')]))

const orNull = <T extends object>(values: T): T | null => (Object.keys(values).length > 0 ? values : null)

const queryOf = (query: URLSearchParams) => {
  const all: Record<string, string[]> = {}
  for (const name of new Set(query.keys())) all[name] = query.getAll(name)
  // The gateway takes the last of several values.
  return { one: Object.fromEntries(query), all }
}

/** Makes the event of API Gateway's REST proxy integration, as it was recorded, below the stage `api`. */
export const gatewayEvent = (parts: Parts): APIGatewayProxyEvent => {
  const { operation, params, path, headers, body, claims, requestId, now } = parts
  const { isBase64Encoded = false, sourceIp = '127.0.0.1' } = parts
  const query = queryOf(parts.query)
  return {
    resource: operation.path,
    path,
    httpMethod: operation.method,
    headers: singles(headers),
    multiValueHeaders: { ...headers },
    queryStringParameters: orNull(query.one),
    multiValueQueryStringParameters: orNull(query.all),
    pathParameters: orNull({ ...params }),
    stageVariables: null,
    body,
    isBase64Encoded,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      authorizer: claims && { claims: texts(claims) },
      httpMethod: operation.method,
      identity: { ...nobody, sourceIp, userAgent: headers['user-agent']?.[0] ?? null },
      path: `/api${path}`,
      protocol: 'HTTP/1.1',
      requestId,
      requestTime: now.toISOString(),
      requestTimeEpoch: now.getTime(),
      resourceId: operation.path,
      resourcePath: operation.path,
      stage: 'api',
    },
  }
}
