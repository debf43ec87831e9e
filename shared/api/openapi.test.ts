import { expect, test } from 'vitest'
import * as z from 'zod'
import { api } from './index.ts'
import { openapi } from './openapi.ts'

const operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean() })),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) })) })
    .optional(),
  responses: z.record(z.string(), z.unknown()),
})
const document = z
  .object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), operation)) })
  .parse(openapi(api))

test('the document has every operation of the contract exactly once', () => {
  const described = Object.values(document.paths).flatMap(item => Object.values(item).map(o => o.operationId))
  const contract = Object.entries(api).flatMap(([name, operations]) =>
    Object.keys(operations).map(verb => `${name}.${verb}`),
  )
  expect(described.toSorted()).toEqual(contract.toSorted())
})

test('an operation with access `person` needs an access token and documents 401', () => {
  expect(document.paths['/applications']?.get).toMatchObject({
    security: [{ accessToken: [] }],
    responses: { '200': {}, '400': {}, '401': {}, '500': {} },
  })
})

test('path parameters are required and optional query parameters are not', () => {
  expect(document.paths['/applications/{id}']?.patch?.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
  ])
  expect(document.paths['/applications']?.get?.parameters).toMatchObject([
    { name: 'before', in: 'query', required: false },
  ])
})

test('a body is described as it may be sent: unknown fields are refused, and fields with defaults are optional', () => {
  const schema = document.paths['/applications']?.post?.requestBody?.content['application/json']?.schema
  expect(schema).toMatchObject({
    additionalProperties: false,
    required: ['id', 'jobTitle', 'companyName'],
    properties: {
      jobTitle: { type: 'string', minLength: 1, maxLength: 200 },
      status: { default: 'applied' },
    },
  })
})

test('the document lists all error codes', () => {
  expect(document.paths['/applications/{id}']?.patch?.responses).toHaveProperty('409')
  expect(JSON.stringify(openapi(api).components)).toContain('"stale_version"')
})
