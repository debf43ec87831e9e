import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEvent } from 'aws-lambda'
import type { Route } from './routes.ts'

type Parts = {
  readonly request: IncomingMessage
  readonly url: URL
  readonly route: Route
  readonly body: string
  readonly claims: Readonly<Record<string, string | number>> | null
  readonly requestId: string
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

const singles = (headers: NodeJS.Dict<string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, values = []]) => [name, values.join(', ')]))

const orNull = <T extends object>(values: T): T | null => (Object.keys(values).length > 0 ? values : null)

const queryOf = ({ searchParams }: URL) => {
  const all: Record<string, string[]> = {}
  for (const name of new Set(searchParams.keys())) all[name] = searchParams.getAll(name)
  // As the gateway does it: the last of several is the one.
  return { one: Object.fromEntries(searchParams), all }
}

/** The event that API Gateway's REST proxy integration makes of a request, below the stage `api`. */
export const proxyEvent = (parts: Parts): APIGatewayProxyEvent => {
  const { request, url, route, body, claims, requestId } = parts
  const query = queryOf(url)
  const now = new Date()
  return {
    resource: route.operation.path,
    path: url.pathname.replace(/^\/api/, ''),
    httpMethod: route.operation.method,
    headers: singles(request.headersDistinct),
    multiValueHeaders: { ...request.headersDistinct },
    queryStringParameters: orNull(query.one),
    multiValueQueryStringParameters: orNull(query.all),
    pathParameters: orNull(route.params),
    stageVariables: null,
    body: body === '' ? null : body,
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      authorizer: claims && { claims: texts(claims) },
      domainName: url.hostname,
      extendedRequestId: randomUUID(),
      httpMethod: route.operation.method,
      identity: {
        ...nobody,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: request.headers['user-agent'] ?? null,
      },
      path: url.pathname,
      protocol: `HTTP/${request.httpVersion}`,
      requestId,
      requestTime: now.toISOString(),
      requestTimeEpoch: now.getTime(),
      resourceId: route.operation.path,
      resourcePath: route.operation.path,
      stage: 'api',
    },
  }
}
