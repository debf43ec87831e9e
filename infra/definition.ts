import { type ErrorCode, errors } from '../shared/api/errors.ts'
import { type Domain, type Operation, successStatus } from '../shared/api/operation.ts'
import { retryAfter } from '../shared/domain/rates.ts'
import { appScope } from '../shared/token-scopes.ts'
import { streamTimeout } from './lambda.ts'

type Json = Record<string, unknown>

type Backend = {
  /** The integration URI of the function that serves a domain; of one that streams, that of its streaming invocation. */
  readonly uriOf: (domainName: string, streams: boolean) => string
  readonly userPoolArn: string
  readonly title: string
}

/** What the gateway answers by itself, in the API's own words: its response type → our error. */
const gatewayErrors: Readonly<Record<string, ErrorCode>> = {
  ACCESS_DENIED: 'unauthenticated',
  EXPIRED_TOKEN: 'unauthenticated',
  INVALID_SIGNATURE: 'unauthenticated',
  UNAUTHORIZED: 'unauthenticated',
  // So the gateway names a path that it does not have.
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

const pathParameters = (operation: Operation): Json[] =>
  Object.keys(operation.params?.shape ?? {}).map(name => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

/**
 * Every access token of our client carries the scope; ID tokens carry none, and are refused.
 *
 * The proxy integration without a mapping, and without binary media types: API Gateway's documentation has it hand the
 * body over as it came, as UTF-8 text, so that a function can check the signature over its bytes.
 */
const route = (operation: Operation, uri: string): Json => ({
  parameters: pathParameters(operation),
  security: operation.access !== 'person' ? [] : [{ cognito: [appScope] }],
  // The function makes the answer; OpenAPI wants one named, and the import refuses a definition that it warns of.
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
 * The API Gateway definition (OpenAPI 3.0 with Amazon's extensions) of a set of domains. Requests are checked by the
 * functions, with the contract's own schemas: here are only the routes, who may call them, and where they lead.
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
    'x-amazon-apigateway-gateway-responses': Object.fromEntries(
      Object.entries(gatewayErrors).map(([type, code]) => [type, gatewayResponse(code)]),
    ),
  }
}
