import * as z from 'zod/mini'
import type { ModelTask } from './model.ts'
import type { Traits } from './traits.ts'

const document = z.record(z.string(), z.json())
type JsonSchema = z.infer<typeof document>

/** Limits that Bedrock refuses in a schema, as words for the description. */
const inWords: Readonly<Record<string, (limit: unknown) => string>> = {
  maxLength: limit => `At most ${limit} characters.`,
  minLength: limit => `At least ${limit} characters.`,
  maxItems: limit => `At most ${limit}.`,
  minItems: limit => `At least ${limit}.`,
  maximum: limit => `At most ${limit}.`,
  minimum: limit => `At least ${limit}.`,
  exclusiveMaximum: limit => `Less than ${limit}.`,
  exclusiveMinimum: limit => `More than ${limit}.`,
  multipleOf: limit => `A multiple of ${limit}.`,
}

const putInWords = (node: Record<string, unknown>): void => {
  const sentences = Object.entries(inWords).flatMap(([key, words]) => {
    const limit = node[key]
    delete node[key]
    // zod writes the largest safe integer where a schema has no limit.
    return limit === undefined || limit === Number.MAX_SAFE_INTEGER || limit === Number.MIN_SAFE_INTEGER
      ? []
      : [words(limit)]
  })
  if (sentences.length > 0) node.description = [node.description, ...sentences].filter(Boolean).join(' ')
}

/** The schema for `outputConfig`: closed objects without limits. */
const asGrammar = (schema: z.ZodMiniType) => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    reused: 'inline',
    override: ({ jsonSchema }) => putInWords(jsonSchema),
  })
  return rest
}

/** The schema for a tool. Nova takes no other keys at the top. */
const asToolInput = (schema: z.ZodMiniType) => {
  const { type, properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', reused: 'inline' })
  return { type, properties, required }
}

const cache = { schema: new WeakMap<object, JsonSchema>(), tool: new WeakMap<object, JsonSchema>() }

/** The JSON schema of a task. Throws where the schema has a type that JSON does not have. */
export const jsonSchemaOf = ({ schema }: Pick<ModelTask<unknown>, 'schema'>, asks: Traits['asks']) => {
  const known = cache[asks].get(schema)
  if (known) return known
  const fresh = document.parse(asks === 'schema' ? asGrammar(schema) : asToolInput(schema))
  cache[asks].set(schema, fresh)
  return fresh
}
