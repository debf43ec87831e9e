import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { tokensOf } from '../../functions/services/model/estimate.ts'
import { BedrockError } from './errors.ts'
import { eventMessage, exceptionMessage } from './event-stream.ts'
import type { Exchange } from './exchange.ts'
import type { ModelFault } from './faults.ts'
import { type Counted, type ModelEvent, toolUseId } from './model-event.ts'

type How = {
  readonly fault: ModelFault
  readonly inputTokens: number
  readonly msSoFar: () => number
  /** The pause between pieces. */
  readonly pauseMs: number
}

/** The number of pieces before a stream fails. */
const bitsBeforeFailure = 5

const midway: Partial<Record<ModelFault, (exchange: Exchange) => Promise<void> | void>> = {
  'cut-off': exchange => exchange.cut(),
  'hang-midway': exchange => exchange.callerLeft,
  'stream-exception': async exchange => {
    const words = 'The model could not go on with its answer.'
    await exchange.write(exceptionMessage('ModelStreamErrorException', words))
    exchange.end()
  },
}

/** Sends the answer event by event. The stream ends at once when the caller leaves. */
export const sendStream = async (
  exchange: Exchange,
  events: AsyncIterable<ModelEvent>,
  how: How,
): Promise<Counted & { readonly stopReason: string }> => {
  const { fault, inputTokens, msSoFar, pauseMs } = how
  const { signal } = exchange
  const nothing = { inputTokens, outputTokens: 0 }
  const stream = streamEvents(events, { inputTokens, msSoFar })
  // An error before the first text still has a status, because no status was sent yet.
  const first = await eventsBeforeText(stream)
  exchange.open(200, { 'content-type': 'application/vnd.amazon.eventstream' })
  let bits = 0
  let next = first.next
  for (const event of first.before) await exchange.write(eventMessage(event.type, event.body))
  try {
    while (!next.done) {
      const { type, body, isBit = false } = next.value
      if (isBit) bits += 1
      const fail = midway[fault]
      if (fail && (bits > bitsBeforeFailure || type === 'contentBlockStop')) {
        await fail(exchange)
        return { ...nothing, stopReason: fault === 'hang-midway' ? 'left' : fault }
      }
      await exchange.write(eventMessage(type, body))
      if (isBit) await (pauseMs > 0 ? wait(pauseMs, undefined, { signal }) : setImmediate())
      if (signal.aborted) return { ...nothing, stopReason: 'left' }
      next = await stream.next()
    }
  } catch (cause) {
    if (signal.aborted || !(cause instanceof BedrockError)) throw cause
    await exchange.write(exceptionMessage('ModelStreamErrorException', cause.message))
    exchange.end()
    return { ...nothing, stopReason: cause.name }
  } finally {
    await stream.return({ ...nothing, stopReason: 'left' })
  }
  exchange.end()
  return next.value
}

const eventsBeforeText = async (stream: ReturnType<typeof streamEvents>) => {
  const before: { readonly type: string; readonly body: object }[] = []
  for (;;) {
    const next = await stream.next()
    if (next.done || next.value.type !== 'messageStart') return { before, next }
    before.push(next.value)
  }
}

type StreamEvent = { readonly type: string; readonly body: object; readonly isBit?: true }

const start = (
  event: Exclude<ModelEvent, { type: 'bit' | 'end' }>,
  contentBlockIndex: number,
): StreamEvent[] =>
  // A text block has no start event: it begins with its first piece.
  event.type === 'tool'
    ? [
        {
          type: 'contentBlockStart',
          body: { contentBlockIndex, start: { toolUse: { toolUseId: toolUseId(), name: event.name } } },
        },
      ]
    : []

const deltaOf = (type: ModelEvent['type'], text: string): object => {
  if (type === 'tool') return { toolUse: { input: text } }
  return type === 'reasoning' ? { reasoningContent: { text } } : { text }
}

/** Yields the events of ConverseStream for the events of a model. Returns the counted tokens. */
export async function* streamEvents(
  events: AsyncIterable<ModelEvent>,
  { inputTokens, msSoFar }: { readonly inputTokens: number; readonly msSoFar: () => number },
): AsyncGenerator<StreamEvent, Counted & { readonly stopReason: string }, undefined> {
  let index = -1
  let open: ModelEvent['type'] = 'text'
  let characters = 0
  const stop = function* (): Generator<StreamEvent> {
    if (index >= 0) yield { type: 'contentBlockStop', body: { contentBlockIndex: index } }
  }
  yield { type: 'messageStart', body: { role: 'assistant' } }
  for await (const event of events) {
    if (event.type === 'bit') {
      characters += event.text.length
      const body = { contentBlockIndex: Math.max(index, 0), delta: deltaOf(open, event.text) }
      yield { type: 'contentBlockDelta', body, isBit: true }
    } else if (event.type === 'end') {
      yield* stop()
      const counted = event.counted ?? { inputTokens, outputTokens: tokensOf(characters) }
      yield { type: 'messageStop', body: { stopReason: event.stopReason } }
      const usage = { ...counted, totalTokens: counted.inputTokens + counted.outputTokens }
      yield { type: 'metadata', body: { usage, metrics: { latencyMs: msSoFar() } } }
      return { ...counted, stopReason: event.stopReason }
    } else {
      yield* stop()
      index += 1
      open = event.type
      yield* start(event, index)
    }
  }
  throw new Error('A model ended without a stop reason.')
}
