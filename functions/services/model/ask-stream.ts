import {
  type BedrockRuntimeClient,
  ConverseStreamCommand,
  type ConverseStreamOutput,
} from '@aws-sdk/client-bedrock-runtime'
import type { Deadlines, Watch } from './deadline.ts'
import { faultOf, ModelFault } from './faults.ts'
import type { ModelPiece } from './model.ts'
import { createPieces } from './pieces.ts'
import type { Reply } from './reply.ts'
import type { ModelRequest } from './request.ts'
import { createTranscript } from './transcript.ts'

const whatComes = async (
  client: BedrockRuntimeClient,
  request: ModelRequest,
  abortSignal: AbortSignal,
): Promise<AsyncIterator<ConverseStreamOutput>> => {
  const { stream } = await client.send(new ConverseStreamCommand(request), { abortSignal })
  if (!stream) throw new ModelFault('failed', 'No stream.')
  return stream[Symbol.asyncIterator]()
}

/** One call of ConverseStream: pieces as they come, and at the end all of it. However it is left, its connection ends. */
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
  let hasGiven = false
  try {
    const events = await watch.within(whatComes(client, request, signal), firstByte)
    for (;;) {
      const next = await watch.within(events.next(), silence)
      if (next.done) break
      for (const piece of pieces.feed(transcript.add(next.value))) {
        hasGiven = true
        yield piece
      }
    }
    const reply = transcript.reply()
    // It wrote down what it should have called the tool with.
    if (!hasGiven) yield* createPieces().feed(reply.said)
    return reply
  } catch (error) {
    // What was given out can't be asked for again in silence.
    const { outcome, message } = faultOf(error)
    throw hasGiven && outcome === 'throttled' ? new ModelFault('cut off', message) : error
  } finally {
    leaving.abort()
  }
}
