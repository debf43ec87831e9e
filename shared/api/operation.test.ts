import { expect, test } from 'vitest'
import * as z from 'zod'
import { ulid } from './fields.ts'
import { api } from './index.ts'
import { defaultMaxBodyBytes, type Operation } from './operation.ts'

const operations = Object.entries(api).flatMap(([name, domain]) =>
  Object.entries(domain).map(([verb, operation]): [string, Operation] => [`${name}.${verb}`, operation]),
)

/** The limits of length in a JSON schema. */
const limits = z.object({
  type: z.string().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  maxItems: z.number().default(Infinity),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
})
const { pattern: idPattern } = z.toJSONSchema(ulid)
/** More bytes than any number, choice, day or id takes, with its quotes. */
const short = 64

/**
 * The bytes of the longest JSON that a schema accepts, when every character is escaped that can be. The characters of a
 * data URL are never escaped. Infinity when the schema has no limit.
 */
const longest = (schema: unknown): number => {
  const found = limits.parse(schema)
  const { type, oneOf, anyOf = oneOf, maxLength, maxItems, items, properties } = found
  if (anyOf) return Math.max(...anyOf.map(longest))
  if (type === 'array') return maxItems * (longest(items) + 1) + 2
  if (type === 'object')
    return Object.entries(properties).reduce(
      (sum, [name, value]) => sum + name.length + 4 + longest(value),
      2,
    )
  if (maxLength !== undefined) return maxLength * (found.pattern?.startsWith('^data:') ? 1 : 6) + 2
  const isShort = type !== 'string' || found.enum || found.const !== undefined || found.format === 'date'
  return isShort || found.pattern === idPattern ? short : Infinity
}

const bodies = operations.flatMap(([name, { body, maxBodyBytes = defaultMaxBodyBytes }]) =>
  body ? [{ name, maxBodyBytes, bytes: longest(z.toJSONSchema(body, { io: 'input' })) }] : [],
)

test.each(bodies)('$name: the longest body, $bytes bytes, is within the limit', ({ bytes, maxBodyBytes }) => {
  expect(bytes).toBeLessThanOrEqual(maxBodyBytes)
})

test.each(operations)(
  '%s: a page that is open during a deployment accepts unknown fields of the newer server',
  (_, { response }) => {
    const schema = JSON.stringify(z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' }))
    expect(schema).not.toContain('"additionalProperties":false')
  },
)
