import { jsonOrNothing } from '../../../shared/json.ts'
import { type ConverseMessage, type ConverseRequest, forcedTool, toolsOf } from '../converse-request.ts'

type ChatMessage = Readonly<Record<string, unknown>> & { readonly role: string }

const textsOf = ({ content }: ConverseMessage): string =>
  content.flatMap(({ text }) => text ?? []).join('\n\n')

const fromAssistant = (message: ConverseMessage): ChatMessage => {
  const calls = message.content.flatMap(({ toolUse }) => toolUse ?? [])
  return {
    role: 'assistant',
    content: textsOf(message) || null,
    ...(calls.length > 0 && {
      tool_calls: calls.map(({ toolUseId, name, input }) => ({
        id: toolUseId,
        type: 'function',
        function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
      })),
    }),
  }
}

const fromUser = (message: ConverseMessage): ChatMessage[] => {
  const results = message.content.flatMap(({ toolResult }) => toolResult ?? [])
  const text = textsOf(message)
  return [
    ...results.map(({ toolUseId, content }) => ({
      role: 'tool',
      tool_call_id: toolUseId,
      content: content.map(part => ('text' in part ? part.text : JSON.stringify(part.json))).join('\n'),
    })),
    ...(text === '' ? [] : [{ role: 'user', content: text }]),
  ]
}

/** Sends tool calls and their results as text, for a server that does not support tools. */
const inWords = (message: ConverseMessage): ChatMessage => ({
  role: message.role,
  content: message.content
    .map(
      ({ text, toolUse, toolResult }) => text ?? JSON.stringify(toolUse?.input ?? toolResult?.content ?? ''),
    )
    .join('\n\n'),
})

const systemOf = ({ system = [] }: ConverseRequest): string =>
  system.flatMap(({ text }) => text ?? []).join('\n\n')

const formatOf = ({ outputConfig }: ConverseRequest): object => {
  const asked = outputConfig?.textFormat.structure.jsonSchema
  if (!asked) return {}
  const { schema, name = 'answer' } = asked
  return { response_format: { type: 'json_schema', json_schema: { name, schema: jsonOrNothing(schema) } } }
}

const toolsIn = (request: ConverseRequest): object => {
  const tools = toolsOf(request)
  const forced = forcedTool(request)
  if (tools.length === 0) return {}
  return {
    tools: tools.map(({ name, description, inputSchema }) => ({
      type: 'function',
      function: { name, description, parameters: inputSchema.json },
    })),
    tool_choice: forced === undefined ? 'auto' : { type: 'function', function: { name: forced } },
  }
}

const common = ({ inferenceConfig = {} }: ConverseRequest, model: string) => ({
  model,
  stream: true,
  stream_options: { include_usage: true },
  max_tokens: inferenceConfig.maxTokens,
  temperature: inferenceConfig.temperature,
  top_p: inferenceConfig.topP,
  stop: inferenceConfig.stopSequences,
})

const systemMessage = (content: string): ChatMessage[] =>
  content === '' ? [] : [{ role: 'system', content }]

/** Translates a Converse call to chat completions. */
export const chatRequest = (request: ConverseRequest, model: string): object => ({
  ...common(request, model),
  messages: [
    ...systemMessage(systemOf(request)),
    ...request.messages.flatMap(message =>
      message.role === 'assistant' ? [fromAssistant(message)] : fromUser(message),
    ),
  ],
  ...toolsIn(request),
  ...formatOf(request),
})

/**
 * Translates a Converse call for a server that does not support tools: the system prompt asks for the input of the
 * forced tool as JSON.
 */
export const chatRequestInWords = (request: ConverseRequest, model: string): object => {
  const tool = toolsOf(request).find(({ name }) => name === forcedTool(request))
  const order = tool
    ? `Answer with nothing but one JSON object, without a fence around it. It must follow this JSON schema:\n${JSON.stringify(tool.inputSchema.json)}`
    : ''
  return {
    ...common(request, model),
    messages: [
      ...systemMessage([systemOf(request), order].filter(text => text !== '').join('\n\n')),
      ...request.messages.map(inWords),
    ],
  }
}
