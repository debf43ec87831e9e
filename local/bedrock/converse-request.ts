import * as z from 'zod'
import { jsonOrNothing } from '../../shared/json.ts'
import { invalid } from './errors.ts'

const toolResultPart = z.union([z.object({ text: z.string() }), z.object({ json: z.unknown() })])

/** A block has exactly one member. Members that this service does not use are allowed. */
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
type ToolSpec = z.infer<typeof toolSpec>

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

/** Returns the tool that the model must call; undefined where the model may choose. */
export const forcedTool = ({ toolConfig }: ConverseRequest): string | undefined => {
  const choice = toolConfig?.toolChoice
  return choice && 'tool' in choice ? choice.tool.name : undefined
}

/** Throws for a field of the service that this model does not support. */
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

const usedIn = ({ content }: ConverseMessage): string[] =>
  content.flatMap(({ toolUse }) => toolUse?.toolUseId ?? [])
const answeredIn = (message: ConverseMessage | undefined): string[] =>
  message?.content.flatMap(({ toolResult }) => toolResult?.toolUseId ?? []) ?? []

/**
 * Checks that the turns alternate, begin and end with the user, have no blank text, and that the next turn answers each
 * tool call.
 */
const checkTurns = ({ messages, toolConfig }: ConverseRequest): void => {
  for (const [at, message] of messages.entries()) {
    const wanted = at % 2 === 0 ? 'user' : 'assistant'
    if (message.role !== wanted)
      throw invalid(
        'A conversation must start with a user message, and alternate between user and assistant.',
      )
    for (const [part, { text }] of message.content.entries())
      if (text !== undefined && text.trim() === '')
        throw invalid(`The text field in the ContentBlock object at messages.${at}.content.${part} is blank.`)
    const used = usedIn(message)
    const answered = answeredIn(messages[at + 1])
    const open = used.filter(id => !answered.includes(id))
    if (open.length > 0)
      throw invalid(`Expected toolResult blocks at messages.${at + 1}.content for the following Ids: ${open}`)
    if (used.length > 0 && !toolConfig)
      throw invalid('The toolConfig field must be defined when using toolUse and toolResult content blocks.')
  }
  if (messages.at(-1)?.role !== 'user') throw invalid('A conversation must end with a user message.')
}
