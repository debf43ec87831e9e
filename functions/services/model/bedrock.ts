import {
  BedrockRuntimeClient,
  type BedrockRuntimeClientConfig,
  ConverseCommand,
  type ConverseResponse,
  ConverseStreamCommand,
  type ConverseStreamOutput,
  type TokenUsage,
} from '@aws-sdk/client-bedrock-runtime'
import type { Deadlines, Watch } from './deadline.ts'
import { faultOf, ModelFault } from './faults.ts'
import type { ModelPiece } from './model.ts'
import { createPieces } from './pieces.ts'
import { longestAnswer, type Reply } from './read-reply.ts'
import type { ModelRequest } from './request.ts'

/** A client that tries once, because `call.ts` retries and counts the tries. */
export const bedrockClient = (config: BedrockRuntimeClientConfig = {}): BedrockRuntimeClient =>
  new BedrockRuntimeClient({ ...config, maxAttempts: 1 })

/** Where the value of the answer is expected: in the input of the tool, or in the text. */
type Expected = 'tool' | 'text'

/** Joins the events of a stream. Throws a ModelFault: `too long`, or `cut off` where the stream has no end. */
const createTranscript = (expected: Expected) => {
  const texts = { tool: '', text: '' }
  /** A model may call its tool twice. Only the first call is read. */
  let toolBlock: number | undefined
  let stopReason: string | undefined
  let usage: TokenUsage | undefined

  const add = (where: Expected, words: string): string => {
    texts[where] += words
    if (texts.tool.length + texts.text.length > longestAnswer) throw new ModelFault('too long')
    return where === expected ? words : ''
  }

  return {
    /** Adds an event, and returns the part of the value that the event has. */
    add: ({ contentBlockStart, contentBlockDelta, messageStop, metadata }: ConverseStreamOutput): string => {
      if (contentBlockStart?.start?.toolUse) toolBlock ??= contentBlockStart.contentBlockIndex
      if (messageStop) stopReason = messageStop.stopReason
      if (metadata) usage = metadata.usage
      const { delta, contentBlockIndex } = contentBlockDelta ?? {}
      if (delta?.text !== undefined) return add('text', delta.text)
      const input = contentBlockIndex === toolBlock ? delta?.toolUse?.input : undefined
      return input === undefined ? '' : add('tool', input)
    },
    reply: (): Reply => {
      if (stopReason === undefined) throw new ModelFault('cut off')
      const calledTool = toolBlock !== undefined
      return { text: calledTool ? texts.tool : texts.text, calledTool, stopReason, usage }
    },
  }
}

const replyOf = ({ output, stopReason, usage }: ConverseResponse): Reply => {
  const content = output?.message?.content ?? []
  const tool = content.find(block => block.toolUse)?.toolUse
  const text = tool ? JSON.stringify(tool.input ?? null) : content.map(block => block.text ?? '').join('')
  return { text, calledTool: tool !== undefined, stopReason: stopReason ?? '', usage }
}

/** One call of Converse: the whole answer at once. */
export const askWhole = async (
  client: BedrockRuntimeClient,
  request: ModelRequest,
  watch: Watch,
): Promise<Reply> => {
  const answer = client.send(new ConverseCommand(request), { abortSignal: watch.signal })
  const reply = replyOf(await watch.within(answer))
  if (reply.text.length > longestAnswer) throw new ModelFault('too long')
  return reply
}

const eventsOf = async (
  client: BedrockRuntimeClient,
  request: ModelRequest,
  abortSignal: AbortSignal,
): Promise<AsyncIterator<ConverseStreamOutput>> => {
  const { stream } = await client.send(new ConverseStreamCommand(request), { abortSignal })
  if (!stream) throw new ModelFault('failed', 'No stream.')
  return stream[Symbol.asyncIterator]()
}

/** One call of ConverseStream: the pieces, and at the end the whole reply. Its connection is always closed. */
export async function* askStream(
  client: BedrockRuntimeClient,
  request: ModelRequest,
  watch: Watch,
  { firstByte, silence }: Deadlines,
): AsyncGenerator<ModelPiece, Reply, undefined> {
  const leaving = new AbortController()
  const signal = AbortSignal.any([watch.signal, leaving.signal])
  const transcript = createTranscript(request.toolConfig ? 'tool' : 'text')
  const pieces = createPieces()
  let hasYielded = false
  try {
    const events = await watch.within(eventsOf(client, request, signal), firstByte)
    for (;;) {
      const next = await watch.within(events.next(), silence)
      if (next.done) break
      for (const piece of pieces.feed(transcript.add(next.value))) {
        hasYielded = true
        yield piece
      }
    }
    const reply = transcript.reply()
    // The model wrote the value as text, and did not call the tool.
    if (!hasYielded) yield* createPieces().feed(reply.text)
    return reply
  } catch (error) {
    // After a piece was given to the caller, a retry would repeat it.
    const { outcome, message } = faultOf(error)
    throw hasYielded && outcome === 'throttled' ? new ModelFault('cut off', message) : error
  } finally {
    leaving.abort()
  }
}
