import * as z from 'zod/mini'
import type { ModelTask } from './model.ts'
import type { Traits } from './traits.ts'

const document = z.record(z.string(), z.json())
export type JsonSchema = z.infer<typeof document>

/** What a grammar can't hold, and Bedrock refuses: said in words instead. */
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
  const said = Object.entries(inWords).flatMap(([key, words]) => {
    const limit = node[key]
    delete node[key]
    // The largest safe integer is no limit that anybody set.
    return limit === undefined || limit === Number.MAX_SAFE_INTEGER || limit === Number.MIN_SAFE_INTEGER
      ? []
      : [words(limit)]
  })
  if (said.length > 0) node.description = [node.description, ...said].filter(Boolean).join(' ')
}

/** For `outputConfig`: closed objects, and no limits. */
const asGrammar = (schema: z.ZodMiniType) => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    reused: 'inline',
    override: ({ jsonSchema }) => putInWords(jsonSchema),
  })
  return rest
}

/** For a tool: Nova takes nothing else at the top. */
const asToolInput = (schema: z.ZodMiniType) => {
  const { type, properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', reused: 'inline' })
  return { type, properties, required }
}

const made = { schema: new WeakMap<object, JsonSchema>(), tool: new WeakMap<object, JsonSchema>() }

/** A task's schema as a model is told it. Throws where the schema is of something that JSON has not. */
export const jsonSchemaOf = ({ schema }: Pick<ModelTask<unknown>, 'schema'>, asks: Traits['asks']) => {
  const known = made[asks].get(schema)
  if (known) return known
  const fresh = document.parse(asks === 'schema' ? asGrammar(schema) : asToolInput(schema))
  made[asks].set(schema, fresh)
  return fresh
}
