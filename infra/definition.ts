import { type ErrorCode, errors } from '../shared/api/errors.ts'
import { type Domain, type Operation, successStatus } from '../shared/api/operation.ts'
import { retryAfter } from '../shared/domain/limits.ts'
import { appScope } from '../shared/token-scopes.ts'
import { streamTimeout } from './lambda.ts'

type Json = Record<string, unknown>

type Backend = {
  /**
   * Returns the integration URI of the function that serves a domain. A function that streams has a URI for its
   * streaming invocation.
   */
  readonly uriOf: (domainName: string, streams: boolean) => string
  readonly userPoolArn: string
  readonly title: string
}

/** The gateway's own error answers: its response type → our error. */
const gatewayErrors: Readonly<Record<string, ErrorCode>> = {
  ACCESS_DENIED: 'unauthenticated',
  EXPIRED_TOKEN: 'unauthenticated',
  INVALID_SIGNATURE: 'unauthenticated',
  UNAUTHORIZED: 'unauthenticated',
  // A call that did not come through the site's own edge learns nothing.
  INVALID_API_KEY: 'unknown_route',
  // The gateway gives this error for an unknown path.
  MISSING_AUTHENTICATION_TOKEN: 'unknown_route',
  RESOURCE_NOT_FOUND: 'unknown_route',
  REQUEST_TOO_LARGE: 'too_large',
  QUOTA_EXCEEDED: 'too_many_requests',
  THROTTLED: 'too_many_requests',
  INTEGRATION_FAILURE: 'unavailable',
  INTEGRATION_TIMEOUT: 'unavailable',
  DEFAULT_4XX: 'malformed_json',
  DEFAULT_5XX: 'internal',
}

const gatewayResponse = (code: ErrorCode): Json => ({
  statusCode: String(errors[code].status),
  responseParameters: {
    'gatewayresponse.header.cache-control': "'no-store'",
    ...(code === 'too_many_requests' && { 'gatewayresponse.header.retry-after': `'${retryAfter}'` }),
  },
  responseTemplates: {
    'application/json': JSON.stringify({
      error: { code, message: errors[code].message, requestId: '$context.requestId' },
    }),
  },
})

/** The name that API Gateway expects for the scheme of its own keys. */
const edgeKey = 'api_key'

const pathParameters = (operation: Operation): Json[] =>
  Object.keys(operation.params?.shape ?? {}).map(name => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

/**
 * The route of an operation. Every access token of our client has the scope; ID tokens have none, and are refused. Every
 * route also requires the key of the site's own edge: API Gateway requires all entries of `security`, although OpenAPI
 * says that one is enough (AWS SAM writes them in the same way). The proxy integration has no mapping and no binary
 * media types, because API Gateway then passes the body on unchanged, as UTF-8 text, and a function can check the
 * signature over its bytes.
 */
const route = (operation: Operation, uri: string): Json => ({
  parameters: pathParameters(operation),
  security: [...(operation.access === 'person' ? [{ cognito: [appScope] }] : []), { [edgeKey]: [] }],
  // The function makes the answer. OpenAPI requires a named response, and the import refuses a definition with a
  // warning.
  responses: { [String(successStatus(operation))]: { description: 'Done.' } },
  'x-amazon-apigateway-integration': {
    type: 'aws_proxy',
    httpMethod: 'POST',
    uri,
    ...(operation.streams && {
      responseTransferMode: 'STREAM',
      timeoutInMillis: streamTimeout.toMilliseconds(),
    }),
  },
})

/**
 * Returns the API Gateway definition (OpenAPI 3.0 with Amazon's extensions) of a set of domains. It has only the
 * routes, their callers and their functions. The functions check the requests with the contract's own schemas.
 */
export const definition = (api: Readonly<Record<string, Domain>>, backend: Backend): Json => {
  const paths: Record<string, Json> = {}
  for (const [domainName, operations] of Object.entries(api))
    for (const operation of Object.values(operations))
      paths[operation.path] = {
        ...paths[operation.path],
        [operation.method.toLowerCase()]: route(
          operation,
          backend.uriOf(domainName, operation.streams === true),
        ),
      }
  return {
    openapi: '3.0.1',
    info: { title: backend.title, version: '1' },
    paths,
    components: {
      securitySchemes: {
        [edgeKey]: { type: 'apiKey', name: 'x-api-key', in: 'header' },
        cognito: {
          type: 'apiKey',
          name: 'Authorization',
          in: 'header',
          'x-amazon-apigateway-authtype': 'cognito_user_pools',
          'x-amazon-apigateway-authorizer': {
            type: 'cognito_user_pools',
            providerARNs: [backend.userPoolArn],
          },
        },
      },
    },
    'x-amazon-apigateway-api-key-source': 'HEADER',
    'x-amazon-apigateway-gateway-responses': Object.fromEntries(
      Object.entries(gatewayErrors).map(([type, code]) => [type, gatewayResponse(code)]),
    ),
  }
}
