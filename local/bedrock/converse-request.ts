import * as z from 'zod'
import { jsonOrNothing } from '../../shared/json.ts'
import { checkTurns } from './check-turns.ts'
import { invalid } from './errors.ts'

const toolResultPart = z.union([z.object({ text: z.string() }), z.object({ json: z.unknown() })])

/** Exactly one of its members is there. What we have no use for is let through. */
const block = z
  .looseObject({
    text: z.string().optional(),
    toolUse: z
      .object({ toolUseId: z.string().min(1), name: z.string().min(1), input: z.unknown() })
      .optional(),
    toolResult: z
      .object({
        toolUseId: z.string().min(1),
        content: z.array(toolResultPart),
        status: z.enum(['success', 'error']).optional(),
      })
      .optional(),
  })
  .refine(members => Object.keys(members).length === 1, 'A content block has exactly one member.')

const message = z.object({ role: z.enum(['user', 'assistant']), content: z.array(block).min(1) })
export type ConverseMessage = z.infer<typeof message>

const toolSpec = z.object({
  name: z.string().regex(/^[\w-]{1,64}$/),
  description: z.string().min(1).optional(),
  inputSchema: z.object({ json: z.looseObject({ type: z.literal('object') }) }),
})
export type ToolSpec = z.infer<typeof toolSpec>

const share = z.number().min(0).max(1)
const text = z.looseObject({ text: z.string().min(1).optional() })

const converseRequest = z.object({
  messages: z.array(message).min(1),
  system: z.array(text).optional(),
  inferenceConfig: z
    .object({
      maxTokens: z.int().min(1).optional(),
      temperature: share.optional(),
      topP: share.optional(),
      stopSequences: z.array(z.string().min(1)).optional(),
    })
    .optional(),
  toolConfig: z
    .object({
      tools: z.array(z.looseObject({ toolSpec: toolSpec.optional() })).min(1),
      toolChoice: z
        .union([
          z.strictObject({ tool: z.object({ name: z.string() }) }),
          z.strictObject({ any: z.object({}) }),
          z.strictObject({ auto: z.object({}) }),
        ])
        .optional(),
    })
    .optional(),
  outputConfig: z
    .object({
      textFormat: z.object({
        type: z.literal('json_schema'),
        structure: z.object({
          jsonSchema: z.object({
            schema: z
              .string()
              .refine(schema => jsonOrNothing(schema) !== undefined, 'The schema is no JSON.'),
            name: z.string().optional(),
            description: z.string().optional(),
          }),
        }),
      }),
    })
    .optional(),
})
export type ConverseRequest = z.infer<typeof converseRequest>

export const toolsOf = ({ toolConfig }: ConverseRequest): ToolSpec[] =>
  (toolConfig?.tools ?? []).flatMap(tool => tool.toolSpec ?? [])

/** The tool that must be called; undefined: it is left to the model. */
export const forcedTool = ({ toolConfig }: ConverseRequest): string | undefined => {
  const choice = toolConfig?.toolChoice
  return choice && 'tool' in choice ? choice.tool.name : undefined
}

/** What some models do not take, though the service does. */
const checkModel = (model: string, { inferenceConfig = {}, outputConfig }: ConverseRequest): void => {
  if (outputConfig && model.includes('nova'))
    throw invalid('This model does not support the outputConfig field.')
  const { temperature, topP } = inferenceConfig
  if (model.includes('claude') && temperature !== undefined && topP !== undefined)
    throw invalid('temperature and top_p cannot both be specified for this model.')
}

/** Reads the body of a Converse call to a model. Throws ValidationException. */
export const readConverse = (model: string, body: string): ConverseRequest => {
  const read = converseRequest.safeParse(jsonOrNothing(body))
  if (!read.success) {
    const [issue] = read.error.issues
    throw invalid(`Malformed input request: ${issue?.path.join('.') || 'body'}: ${issue?.message}`)
  }
  const forced = forcedTool(read.data)
  if (forced !== undefined && !toolsOf(read.data).some(({ name }) => name === forced))
    throw invalid(`The tool ${forced} of toolConfig.toolChoice is not among toolConfig.tools.`)
  checkTurns(read.data)
  checkModel(model, read.data)
  return read.data
}
