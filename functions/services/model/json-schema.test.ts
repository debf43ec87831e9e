import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { letterDraft, resumeDraft } from '../../../shared/domain/resume/draft.ts'
import { jsonSchemaOf } from './json-schema.ts'

const schema = z.object({
  title: z.string().check(z.trim(), z.maxLength(80)),
  lines: z.array(z.object({ number: z.int().check(z.minimum(0), z.maximum(9)) })).check(z.maxLength(3)),
  tone: z.enum(['warm', 'exact']),
  note: z.optional(z.string()),
})

test('the schema of an answer has closed objects, and no limits', () => {
  expect(jsonSchemaOf({ schema }, 'schema')).toEqual({
    type: 'object',
    properties: {
      title: { type: 'string' },
      lines: {
        type: 'array',
        items: {
          type: 'object',
          properties: { number: { type: 'integer' } },
          required: ['number'],
          additionalProperties: false,
        },
      },
      tone: { type: 'string', enum: ['warm', 'exact'] },
      note: { type: 'string' },
    },
    required: ['title', 'lines', 'tone'],
    additionalProperties: false,
  })
})

test('the schema of a tool has no limits, and only an object at its top', () => {
  const tool = jsonSchemaOf({ schema: z.strictObject({ a: z.string().check(z.maxLength(5)) }) }, 'tool')
  expect(tool).toEqual({
    type: 'object',
    properties: { a: { type: 'string' } },
    required: ['a'],
  })
})

test('a schema is converted once', () => {
  expect(jsonSchemaOf({ schema }, 'tool')).toBe(jsonSchemaOf({ schema }, 'tool'))
})

test.each([
  ['resume', resumeDraft],
  ['letter', letterDraft],
])('the draft of a %s can be requested in both ways', (_, draft) => {
  expect(jsonSchemaOf({ schema: draft }, 'schema')).toHaveProperty('additionalProperties', false)
  for (const asks of ['schema', 'tool'] as const)
    expect(JSON.stringify(jsonSchemaOf({ schema: draft }, asks))).not.toMatch(
      /m(?:ax|in)(?:imum|Length|Items)"/,
    )
  expect(Object.keys(jsonSchemaOf({ schema: draft }, 'tool'))).toEqual(['type', 'properties', 'required'])
})
