import { randomUUID } from 'node:crypto'
import type { Operation } from '../../shared/api/operation.ts'

type Request = {
  readonly caller?: string
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What API Gateway sends for a request of an operation: the parts of its event that differ. */
export const gatewayEvent = (operation: Operation, { caller, params, body }: Request) => ({
  resource: operation.path,
  path: operation.path,
  httpMethod: operation.method,
  headers: { 'content-type': 'application/json' },
  multiValueHeaders: {},
  queryStringParameters: null,
  multiValueQueryStringParameters: null,
  pathParameters: params ?? null,
  stageVariables: null,
  body: body === undefined ? null : JSON.stringify(body),
  isBase64Encoded: false,
  requestContext: {
    requestId: randomUUID(),
    stage: 'api',
    httpMethod: operation.method,
    resourcePath: operation.path,
    authorizer: caller === undefined ? null : { claims: { sub: caller, token_use: 'access' } },
  },
})
