import * as z from 'zod/mini'
import { brand } from '../brand.ts'
import { type ErrorCode, errorBody, errors } from './errors.ts'
import { type Domain, type Operation, successStatus } from './operation.ts'

type Json = Record<string, unknown>

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return rest
}

const parameters = (place: 'path' | 'query', schema: z.ZodMiniObject | undefined): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const type = field instanceof z.ZodMiniType ? field : z.unknown()
    return {
      name,
      in: place,
      required: place === 'path' || !type.safeParse(undefined).success,
      schema: jsonSchema(type, 'input'),
    }
  })

const content = (schema: z.ZodMiniType, io: 'input' | 'output', type = 'application/json'): Json => ({
  [type]: { schema: jsonSchema(schema, io) },
})

/** The errors that an operation may answer: its own, and those that every operation of its kind may answer. */
const possibleErrors = (operation: Operation): ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...operation.errors,
    ...(operation.access === 'person' ? (['unauthenticated'] as const) : []),
    ...(operation.proofWithin === undefined ? [] : (['proof_required'] as const)),
    ...(operation.body ? (['malformed_json', 'too_large'] as const) : []),
    'too_many_requests',
    'too_long',
    'internal',
    'unavailable',
  ]),
]

const retryHeader = {
  'Retry-After': { description: 'Seconds until a try is of use.', schema: { type: 'integer' } },
}

const errorResponses = (operation: Operation): Json => {
  const byStatus = Map.groupBy(possibleErrors(operation), code => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        ...(status === errors.too_many_requests.status && { headers: retryHeader }),
        content: content(errorBody, 'output'),
      },
    ]),
  )
}

const describe = (domainName: string, verb: string, operation: Operation): Json => ({
  operationId: `${domainName}.${verb}`,
  tags: [domainName],
  summary: operation.summary,
  security: operation.access === 'person' ? [{ accessToken: [] }] : [],
  parameters: [...parameters('path', operation.params), ...parameters('query', operation.query)],
  ...(operation.body && { requestBody: { required: true, content: content(operation.body, 'input') } }),
  responses: {
    [String(successStatus(operation))]: {
      description: operation.streams ? 'Events, each as the schema says.' : 'Done.',
      content: content(operation.response, 'output', operation.streams && 'text/event-stream'),
    },
    ...errorResponses(operation),
  },
})

/** The OpenAPI 3.1 document of a set of domains. */
export const openapi = (api: Record<string, Domain>): Json => {
  const paths: Record<string, Json> = {}
  for (const [domainName, operations] of Object.entries(api))
    for (const [verb, operation] of Object.entries(operations)) {
      const item = paths[operation.path] ?? {}
      item[operation.method.toLowerCase()] = describe(domainName, verb, operation)
      paths[operation.path] = item
    }
  return {
    openapi: '3.1.1',
    info: { title: `${brand.name} API`, version: '1', description: `What the ${brand.name} app calls.` },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A Cognito access token.',
        },
      },
    },
  }
}
