import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { errorBody, errors } from '../shared/api/errors.ts'
import { api } from '../shared/api/index.ts'
import { type Domain, domain, successStatus } from '../shared/api/operation.ts'
import { definition } from './definition.ts'

const route = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.literal('path'), required: z.literal(true) })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), z.object({ description: z.string().min(1) })),
  'x-amazon-apigateway-integration': z.object({
    type: z.literal('aws_proxy'),
    httpMethod: z.literal('POST'),
    uri: z.string(),
  }),
})
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), route)),
  'x-amazon-apigateway-gateway-responses': z.record(
    z.string(),
    z.object({ statusCode: z.string(), responseTemplates: z.object({ 'application/json': z.string() }) }),
  ),
})
const define = (domains: Record<string, Domain>) =>
  document.parse(
    definition(domains, { title: 'Aiki', userPoolArn: 'pool-arn', uriOf: name => `uri-of-${name}` }),
  )

const cases = Object.entries<Domain>(api).flatMap(([name, operations]) =>
  Object.entries(operations).map(([verb, operation]) => ({ name, verb, operation })),
)

describe('every operation of the contract', () => {
  const { paths } = define(api)

  test.each(cases)('$name.$verb has its route, to its own function', ({ name, operation }) => {
    const found = paths[operation.path]?.[operation.method.toLowerCase()]
    expect(found?.['x-amazon-apigateway-integration'].uri).toBe(`uri-of-${name}`)
    expect(found?.parameters.map(parameter => `{${parameter.name}}`) ?? []).toEqual(
      operation.path.match(/\{\w+\}/g) ?? [],
    )
  })

  test.each(cases)(
    '$name.$verb needs the key of the edge, and an access token if its caller is a person',
    ({ operation }) => {
      const found = paths[operation.path]?.[operation.method.toLowerCase()]
      const edge = { api_key: [] }
      expect(found?.security).toEqual(
        operation.access === 'person' ? [{ cognito: ['aiki/app'] }, edge] : [edge],
      )
    },
  )

  test.each(cases)('$name.$verb names its response, as OpenAPI requires', ({ operation }) => {
    const found = paths[operation.path]?.[operation.method.toLowerCase()]
    expect(Object.keys(found?.responses ?? {})).toEqual([String(successStatus(operation))])
  })

  test('and there is no other route', () => {
    const routes = Object.values(paths).flatMap(methods => Object.keys(methods))
    expect(routes).toHaveLength(cases.length)
  })
})

test.each(['public', 'provider'] as const)(
  'a %s operation needs the key of the edge, and no token',
  access => {
    const { paths } = define({
      help: domain({
        read: {
          method: 'GET',
          path: '/help',
          access,
          summary: 'Help for all.',
          response: z.strictObject({}),
          errors: [],
        },
      }),
    })
    expect(paths['/help']?.get?.security).toEqual([{ api_key: [] }])
  },
)

describe('an answer of the gateway itself', () => {
  const responses = Object.entries(define(api)['x-amazon-apigateway-gateway-responses'])

  test.each(responses)('%s is an error of the contract', (_, { statusCode, responseTemplates }) => {
    const template = responseTemplates['application/json']
    // The gateway reads `$` and `#` as its own template language, so only the request id may use them.
    expect(template.replace('$context.requestId', '')).not.toMatch(/[$#\\]/)
    const { error } = errorBody.parse(JSON.parse(template))
    expect(String(errors[error.code].status)).toBe(statusCode)
    expect(error.message).toBe(errors[error.code].message)
  })

  test.each([
    ['UNAUTHORIZED', '401'],
    ['EXPIRED_TOKEN', '401'],
    ['INVALID_API_KEY', '404'],
    ['MISSING_AUTHENTICATION_TOKEN', '404'],
    ['REQUEST_TOO_LARGE', '413'],
    ['THROTTLED', '429'],
    ['INTEGRATION_TIMEOUT', '503'],
  ])('%s has the status %s', (type, status) => {
    expect(Object.fromEntries(responses)[type]?.statusCode).toBe(status)
  })
})
