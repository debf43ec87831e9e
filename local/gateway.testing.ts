import type { APIGatewayProxyEvent } from 'aws-lambda'
import type { Gateway } from '../functions/runtime/serve.ts'
import { invoke } from './invoke.ts'

export type Call = {
  /** The route as the gateway names it, such as `PATCH /applications/{id}`. */
  readonly route: string
  /** Who calls; null: nobody. */
  readonly sub?: string | null
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown
  readonly base64?: boolean
}

const requestId = 'request-1'

const bodyOf = ({ body, base64 }: Call): string | null => {
  if (body === undefined) return null
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return base64 ? Buffer.from(text).toString('base64') : text
}

/** The proxy event of API Gateway, as recorded from a REST API, with a call's own parts in it. */
export const eventOf = (call: Call): APIGatewayProxyEvent => {
  const [httpMethod = '', resource = ''] = call.route.split(' ')
  const path = resource.replace(/\{(\w+)\}/g, (_, name: string) => call.params?.[name] ?? '')
  const { sub = 'person-1' } = call
  const claims = { sub, username: sub, token_use: 'access', scope: 'aws.cognito.signin.user.admin' }
  const none = null
  return {
    resource,
    path,
    httpMethod,
    headers: { authorization: 'Bearer secret-access-token', 'content-type': 'application/json' },
    multiValueHeaders: {},
    queryStringParameters: call.query ?? none,
    multiValueQueryStringParameters: none,
    pathParameters: call.params ?? none,
    stageVariables: none,
    body: bodyOf(call),
    isBase64Encoded: call.base64 ?? false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'api',
      authorizer: sub === null ? none : { claims },
      httpMethod,
      identity: {
        accessKey: none,
        accountId: none,
        apiKey: none,
        apiKeyId: none,
        caller: none,
        clientCert: none,
        cognitoAuthenticationProvider: none,
        cognitoAuthenticationType: none,
        cognitoIdentityId: none,
        cognitoIdentityPoolId: none,
        principalOrgId: none,
        sourceIp: '127.0.0.1',
        user: none,
        userAgent: none,
        userArn: none,
      },
      path: `/api${path}`,
      protocol: 'HTTP/1.1',
      requestId,
      requestTimeEpoch: 0,
      resourceId: 'resource',
      resourcePath: resource,
      stage: 'api',
    },
  }
}

/** Sends a function one event of the gateway, and reads its answer. */
export const call = async (gateway: Gateway, request: Call) => {
  const { statusCode, headers, body } = await invoke('function', gateway, eventOf(request))
  return { status: statusCode, headers, body: JSON.parse(body), text: body }
}
