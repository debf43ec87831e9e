import type { StopReason } from '@aws-sdk/client-bedrock-runtime'
import * as z from 'zod'
import { eventsIn } from '../../../shared/api/event-stream.ts'
import { jsonOrNothing } from '../../../shared/json.ts'
import { BedrockError, type BedrockErrorName } from '../errors.ts'
import type { Counted } from '../model-event.ts'

/** A server on the developer's own machine with the chat completions API. */
export type OpenAiServer = {
  /** The address up to `/v1`, without a slash at its end. */
  readonly baseUrl: string
  /** The model; null for the first model that the server lists. */
  readonly model: string | null
  /** The key; null where the server needs none. */
  readonly key: string | null
}

const names: Readonly<Record<number, BedrockErrorName>> = {
  400: 'ValidationException',
  401: 'AccessDeniedException',
  403: 'AccessDeniedException',
  404: 'ResourceNotFoundException',
  408: 'ModelTimeoutException',
  422: 'ValidationException',
  429: 'ThrottlingException',
  503: 'ServiceUnavailableException',
  504: 'ModelTimeoutException',
}

/** The most characters of an error's text. */
const longestMessage = 300

/** Sends one request to the server. Throws BedrockError for every error of the server or of the connection. */
export const ask = async (
  { baseUrl, key }: OpenAiServer,
  path: string,
  { body, signal }: { readonly body?: object; readonly signal: AbortSignal },
): Promise<Response> => {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
  const response = await fetch(`${baseUrl}${path}`, {
    headers,
    signal,
    redirect: 'error',
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new BedrockError('ServiceUnavailableException', `Nothing answers at ${baseUrl}: is it running?`, {
      cause,
    })
  })
  if (response.ok) return response
  const message = (await response.text()).slice(0, longestMessage)
  const name = names[response.status] ?? 'ModelErrorException'
  throw new BedrockError(name, `The server at ${baseUrl} says ${response.status}: ${message}`)
}

async function* textsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true })
}

/** Yields the answer of the server in pieces. A server that does not stream sends one piece. */
export async function* chat(
  server: OpenAiServer,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<ChatBit, void, undefined> {
  const response = await ask(server, '/chat/completions', { body, signal })
  if (!response.headers.get('content-type')?.includes('event-stream') || !response.body) {
    const bit = readChunk(await response.text())
    if (!bit)
      throw new BedrockError(
        'ModelErrorException',
        `The server at ${server.baseUrl} answers in no form we know.`,
      )
    yield bit
    return
  }
  try {
    for await (const data of eventsIn(textsOf(response.body))) {
      const bit = readChunk(data)
      if (bit) yield bit
    }
  } catch (cause) {
    signal.throwIfAborted()
    throw new BedrockError('ModelErrorException', `The server at ${server.baseUrl} broke off.`, { cause })
  }
}

const call = z.object({ function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }) })
const messageContent = z.object({ content: z.string().nullish(), tool_calls: z.array(call).nullish() })
const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: messageContent.nullish(),
        message: messageContent.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int() }).nullish(),
})

/** The content of one event of the stream, or of the whole answer of a server that does not stream. */
export type ChatBit = {
  readonly text: string
  readonly toolText: string
  readonly finish: string | undefined
  readonly counted: Counted | undefined
}

/** Reads a chunk. Returns undefined for other data, such as the `[DONE]` at the end. */
const readChunk = (data: string): ChatBit | undefined => {
  const read = chunk.safeParse(jsonOrNothing(data))
  if (!read.success) return undefined
  const [choice] = read.data.choices ?? []
  const { content, tool_calls } = choice?.delta ?? choice?.message ?? {}
  const { usage } = read.data
  return {
    text: content ?? '',
    toolText: (tool_calls ?? []).map(call => call.function.arguments ?? '').join(''),
    finish: choice?.finish_reason ?? undefined,
    counted: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : undefined,
  }
}

export const stopReasonOf = (finish: string | undefined, isTool: boolean): StopReason => {
  if (finish === 'length') return 'max_tokens'
  if (finish === 'content_filter') return 'content_filtered'
  return isTool ? 'tool_use' : 'end_turn'
}
