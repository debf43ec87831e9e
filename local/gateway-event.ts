import type { APIGatewayProxyEvent } from 'aws-lambda'

type Parts = {
  readonly operation: { readonly method: string; readonly path: string }
  readonly params: Readonly<Record<string, string>>
  /** Below the stage, such as `/applications/01K…`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<NodeJS.Dict<string[]>>
  readonly body: string | null
  readonly isBase64Encoded?: boolean
  /** What the authoriser found in the access token; null where nobody calls. */
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
  // As the gateway does it: the last of several is the one.
  return { one: Object.fromEntries(query), all }
}

/** The event that API Gateway's REST proxy integration makes of a request, as recorded, below the stage `api`. */
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
