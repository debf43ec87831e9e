import * as z from 'zod'
import { jsonOrNothing } from '../../../shared/json.ts'
import { type ConverseRequest, forcedTool } from '../converse-request.ts'
import { BedrockError } from '../errors.ts'
import type { Counted, ModelEvent } from '../model-event.ts'
import { ask, type ChatBit, chat, type OpenAiServer, stopReasonOf } from './chat-call.ts'
import { chatRequest, chatRequestInWords } from './chat-request.ts'

export type { OpenAiServer } from './chat-call.ts'

const models = z.object({ data: z.array(z.object({ id: z.string() })).min(1) })

const firstModel = async (server: OpenAiServer, signal: AbortSignal): Promise<string> => {
  const response = await ask(server, '/models', { signal })
  const listed = models.safeParse(jsonOrNothing(await response.text()))
  const [first] = listed.data?.data ?? []
  if (first) return first.id
  throw new BedrockError(
    'ModelErrorException',
    `The server at ${server.baseUrl} lists no models: set BEDROCK_MODEL.`,
  )
}

/**
 * Turns the server's answer into the events of a model. If a tool is forced, its input is in a tool call, or as JSON in
 * the text. Returns false where the input is missing.
 */
async function* asEvents(
  bits: AsyncIterable<ChatBit>,
  forced: string | undefined,
): AsyncGenerator<ModelEvent, boolean, undefined> {
  const jsonOf = jsonInText()
  let hasBegun = false
  let isCalled = false
  let finish: string | undefined
  let counted: Counted | undefined
  for await (const bit of bits) {
    finish = bit.finish ?? finish
    counted = bit.counted ?? counted
    isCalled ||= bit.toolText !== ''
    const inText = isCalled ? '' : jsonOf(bit.text)
    const text = forced === undefined ? bit.text : bit.toolText || inText
    if (text === '') continue
    if (!hasBegun) yield forced === undefined ? { type: 'text' } : { type: 'tool', name: forced }
    hasBegun = true
    yield { type: 'bit', text }
  }
  const wasFiltered = finish === 'content_filter'
  if (!hasBegun && !wasFiltered) return false
  yield { type: 'end', stopReason: stopReasonOf(finish, forced !== undefined), counted }
  return true
}

const isAboutTools = (cause: unknown): boolean =>
  cause instanceof BedrockError &&
  cause.name === 'ValidationException' &&
  /tool|function/i.test(cause.message)

/** Makes a function that answers Converse calls by a server with the chat completions API. */
export const createOpenAi = (server: OpenAiServer) => {
  let model = server.model
  let callsTools = true

  async function* withTools(request: ConverseRequest, name: string, signal: AbortSignal) {
    try {
      return yield* asEvents(chat(server, chatRequest(request, name), signal), forcedTool(request))
    } catch (cause) {
      if (forcedTool(request) === undefined || !isAboutTools(cause)) throw cause
      callsTools = false
      return false
    }
  }

  return async function* (
    request: ConverseRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ModelEvent, void, undefined> {
    model ??= await firstModel(server, signal)
    if (callsTools && (yield* withTools(request, model, signal))) return
    const asked = chatRequestInWords(request, model)
    if (yield* asEvents(chat(server, asked, signal), forcedTool(request))) return
    throw new BedrockError(
      'ModelErrorException',
      `The model ${model} did not answer in the form it was asked for.`,
    )
  }
}
export type OpenAi = ReturnType<typeof createOpenAi>

/**
 * Makes a function that extracts one JSON object from a text in pieces. It drops the text before the object, such as
 * words, a fence or a `<think>` part, and the text after it.
 */
const jsonInText = () => {
  let depth = 0
  let isOver = false
  let inString = false
  let isEscaped = false
  let thinks = false
  let before = ''

  const isBegin = (sign: string): boolean => {
    before = (before + sign).slice(-8)
    if (before.endsWith('<think>')) thinks = true
    if (before.endsWith('</think>')) thinks = false
    return sign === '{' && !thinks
  }

  const step = (sign: string): boolean => {
    if (isOver) return false
    if (depth === 0 && !isBegin(sign)) return false
    if (inString) {
      if (isEscaped) isEscaped = false
      else if (sign === '\\') isEscaped = true
      else if (sign === '"') inString = false
      return true
    }
    if (sign === '"') inString = true
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    isOver = depth === 0
    return true
  }

  /** Returns the part of the next piece that belongs to the object. */
  return (bit: string): string => [...bit].filter(step).join('')
}
