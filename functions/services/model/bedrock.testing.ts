import { once } from 'node:events'
import { createServer, type Http2Session, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2'
import { text } from 'node:stream/consumers'
import { EventStreamCodec } from '@smithy/eventstream-codec'
import * as z from 'zod/mini'
import { bedrockClient } from './bedrock.ts'

/** How Bedrock handles one request in a test. */
export type Act = (stream: ServerHttp2Stream) => void

const toBytes = (words: string) => new TextEncoder().encode(words)
const toWords = (bytes: Uint8Array | string) =>
  typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes)
const codec = new EventStreamCodec(toWords, toBytes)
const header = (value: string) => ({ type: 'string' as const, value })
const frame = (headers: Record<string, string>, body: unknown) =>
  codec.encode({
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, header(value)])),
    body: toBytes(JSON.stringify(body)),
  })

const usage = { inputTokens: 1000, outputTokens: 200, totalTokens: 1200 }

export const event = (type: string, body: unknown) =>
  frame({ ':message-type': 'event', ':event-type': type, ':content-type': 'application/json' }, body)
export const exception = (type: string) =>
  frame(
    { ':message-type': 'exception', ':exception-type': type, ':content-type': 'application/json' },
    { message: 'so it is' },
  )

/** Answers with an error of the service. */
export const fails =
  (status: number, type: string, message = 'so it is'): Act =>
  stream => {
    stream.respond({ ':status': status, 'x-amzn-errortype': type, 'content-type': 'application/json' })
    stream.end(JSON.stringify({ message }))
  }

/** Takes the request and never answers. */
export const hangs: Act = () => undefined

/** An answer of Converse. */
export const whole =
  (content: readonly object[], stopReason = 'end_turn'): Act =>
  stream => {
    stream.respond({ ':status': 200, 'content-type': 'application/json' })
    const output = { message: { role: 'assistant', content } }
    stream.end(JSON.stringify({ output, stopReason, usage, metrics: { latencyMs: 1 } }))
  }
export const calls = (input: unknown, name = 'write_letter') =>
  whole([{ toolUse: { toolUseId: 't1', name, input } }], 'tool_use')

/** An answer of ConverseStream: these frames, and then the end or silence. */
export const streams =
  (frames: readonly Uint8Array[], then: 'ends' | 'hangs' = 'ends'): Act =>
  stream => {
    stream.respond({ ':status': 200, 'content-type': 'application/vnd.amazon.eventstream' })
    for (const bytes of frames) stream.write(bytes)
    if (then === 'ends') stream.end()
  }

export const begin = event('messageStart', { role: 'assistant' })
export const toolBegins = (contentBlockIndex = 0) =>
  event('contentBlockStart', {
    contentBlockIndex,
    start: { toolUse: { toolUseId: 't1', name: 'write_letter' } },
  })
export const toolSays = (input: string, contentBlockIndex = 0) =>
  event('contentBlockDelta', { contentBlockIndex, delta: { toolUse: { input } } })
export const says = (words: string, contentBlockIndex = 0) =>
  event('contentBlockDelta', { contentBlockIndex, delta: { text: words } })
export const thinks = (words: string, contentBlockIndex = 0) =>
  event('contentBlockDelta', { contentBlockIndex, delta: { reasoningContent: { text: words } } })
export const end = (stopReason: string) => [
  event('contentBlockStop', { contentBlockIndex: 0 }),
  event('messageStop', { stopReason }),
  event('metadata', { usage, metrics: { latencyMs: 1 } }),
]

const inBits = (words: string): string[] => words.match(/.{1,7}/gsu) ?? []
/** A call of the tool, a few characters at a time. */
export const streamsCall = (json: string, stopReason = 'tool_use') =>
  streams([begin, toolBegins(), ...inBits(json).map(bit => toolSays(bit)), ...end(stopReason)])
export const streamsText = (words: string, stopReason = 'end_turn') =>
  streams([begin, ...inBits(words).map(bit => says(bit)), ...end(stopReason)])

const request = z.looseObject({
  messages: z.array(z.object({ role: z.string(), content: z.array(z.looseObject({})) })),
  system: z.array(z.object({ text: z.string() })),
  inferenceConfig: z.looseObject({}),
  toolConfig: z.optional(z.unknown()),
  outputConfig: z.optional(z.unknown()),
})

/** A stand-in of Bedrock over HTTP/2, and its client. */
export const startBedrock = async () => {
  const acts: Act[] = []
  const asked: { readonly path: string; readonly body: z.infer<typeof request> }[] = []
  const sessions = new Set<Http2Session>()
  /** Requests that are still open. */
  let open = 0
  const server = createServer()
  server.on('session', session => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.on('stream', async (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    stream.on('error', () => undefined)
    open += 1
    stream.on('close', () => {
      open -= 1
    })
    const body = request.parse(JSON.parse(await text(stream)))
    asked.push({ path: headers[':path'] ?? '', body })
    const act = acts.shift() ?? fails(500, 'InternalServerException', 'The test said nothing of this one.')
    act(stream)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const client = bedrockClient({
    region: 'eu-west-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })

  return {
    client,
    asked,
    /** Sets the answers of the next requests, in order. */
    does: (...next: readonly Act[]) => {
      acts.splice(0, acts.length, ...next)
      asked.length = 0
    },
    open: () => open,
    connections: () => sessions.size,
    stop: async () => {
      client.destroy()
      for (const session of sessions) session.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
