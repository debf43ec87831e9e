import * as z from 'zod/mini'
import type { ModelTask } from './model.ts'
import type { Traits } from './traits.ts'

const document = z.record(z.string(), z.json())
type JsonSchema = z.infer<typeof document>

const limits = [
  'maxLength',
  'minLength',
  'maxItems',
  'minItems',
  'maximum',
  'minimum',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'multipleOf',
]

/**
 * Removes the limits of a schema. Bedrock refuses them in `outputConfig`, and everywhere they would stand beside the closer
 * limits that the prompt says in words. `readReply` still checks them.
 */
const withoutLimits = (node: Record<string, unknown>): void => {
  for (const limit of limits) delete node[limit]
}

/** The schema for `outputConfig`, with closed objects. */
const asGrammar = (schema: z.ZodMiniType) => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    reused: 'inline',
    override: ({ jsonSchema }) => withoutLimits(jsonSchema),
  })
  return rest
}

/** The schema for a tool. Nova takes no other keys at the top. */
const asToolInput = (schema: z.ZodMiniType) => {
  const {
    type,
    properties = {},
    required = [],
  } = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    override: ({ jsonSchema }) => withoutLimits(jsonSchema),
  })
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
