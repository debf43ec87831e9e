import { eventsIn } from '../../../shared/api/event-stream.ts'
import { BedrockError, type BedrockErrorName } from '../errors.ts'
import { type ChatBit, readChunk } from './chat-chunk.ts'

/** A server on the person's own machine that speaks chat completions. */
export type OpenAiServer = {
  /** Up to `/v1`, without a slash behind it. */
  readonly baseUrl: string
  /** Null: the first that the server lists. */
  readonly model: string | null
  /** Null: it wants none. */
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

const longestWords = 300

/** One request to the server. Throws BedrockError, of whatever went wrong there. */
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
  const words = (await response.text()).slice(0, longestWords)
  const name = names[response.status] ?? 'ModelErrorException'
  throw new BedrockError(name, `The server at ${baseUrl} says ${response.status}: ${words}`)
}

async function* textsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true })
}

/** What the server says, bit by bit. One that does not stream says it all in one. */
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
