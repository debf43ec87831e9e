import * as z from 'zod/mini'
import { brand } from '../brand.ts'
import { ratesAMinute } from '../domain/limits.ts'
import { type ErrorCode, errorBody, errors } from './errors.ts'
import { type Domain, defaultMaxBodyBytes, type Operation, successStatus } from './operation.ts'

type Json = Record<string, unknown>

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    // The number of items says already that a tuple has no others. Spectral asks for a schema.
    override: ({ jsonSchema: made }) => {
      if (made.prefixItems && made.items === false) made.items = {}
    },
  })
  return rest
}

/** What the parameters mean, by their names, which mean the same in every operation. */
const parameterDescriptions: Readonly<Record<string, string>> = {
  id: 'The id of the row, or of the sign-up or file.',
  token: 'The secret of the link in a mail.',
  after: 'Where the next page begins, as the page before said.',
  before: 'The id behind which the page of older rows begins.',
  format: 'The kind of file.',
  question: 'The number of the question in its interview, from 0.',
  count: 'How many rows to return at most.',
  tier: 'The plan.',
  reference: 'The reference of the payment.',
  version: 'The number of the version.',
}

const parameters = (place: 'path' | 'query', schema: z.ZodMiniObject | undefined): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const type = field instanceof z.ZodMiniType ? field : z.unknown()
    return {
      name,
      in: place,
      required: place === 'path' || !type.safeParse(undefined).success,
      ...(parameterDescriptions[name] && { description: parameterDescriptions[name] }),
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
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

const callers: Readonly<Record<Operation['access'], string>> = {
  person: 'Called by a person who is signed in; everything is their own.',
  public: 'Called without a sign-in.',
  provider: 'Called by a service that signs the bytes of its call.',
}

/** What the contract says of an operation besides its schemas. */
const descriptionOf = ({ access, rate, proofWithin, streams, body, maxBodyBytes }: Operation): string =>
  [
    callers[access],
    rate && `At most ${ratesAMinute[rate]} times a minute.`,
    proofWithin && `Needs a sign-in within the last ${proofWithin / 60} minutes.`,
    streams && 'Answers with server-sent events.',
    body && `The body has at most ${Math.round((maxBodyBytes ?? defaultMaxBodyBytes) / 1024)} kB.`,
  ]
    .filter(Boolean)
    .join(' ')

const describe = (domainName: string, verb: string, operation: Operation): Json => ({
  operationId: `${domainName}.${verb}`,
  tags: [domainName],
  summary: operation.summary,
  description: descriptionOf(operation),
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

type Options = {
  /** What the domains are about. */
  readonly about?: Readonly<Record<string, string>>
  /** The address of the site, without a slash at its end. */
  readonly siteUrl?: string
}

/** The OpenAPI 3.1 document of a set of domains. */
export const openapi = (
  api: Readonly<Record<string, Domain>>,
  { about = {}, siteUrl = 'https://aiki.example' }: Options = {},
): Json => {
  const paths: Record<string, Json> = {}
  for (const [domainName, operations] of Object.entries(api))
    for (const [verb, operation] of Object.entries(operations)) {
      const item = paths[operation.path] ?? {}
      item[operation.method.toLowerCase()] = describe(domainName, verb, operation)
      paths[operation.path] = item
    }
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: `What the ${brand.name} app calls.`,
      contact: { name: brand.name, email: brand.supportEmail, url: siteUrl },
      license: { name: 'Terms of service', url: `${siteUrl}/terms` },
    },
    servers: [{ url: '/api', description: 'The site that has this document.' }],
    tags: Object.keys(api).map(name => ({ name, ...(about[name] && { description: about[name] }) })),
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
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
