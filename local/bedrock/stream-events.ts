import { type Counted, type ModelEvent, tokensOf } from './model-event.ts'
import { toolUseId } from './tool-use-id.ts'

type Told = { readonly type: string; readonly body: object; readonly isBit?: true }

const start = (event: Exclude<ModelEvent, { type: 'bit' | 'end' }>, contentBlockIndex: number): Told[] =>
  // A block of text begins with its first bit.
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

/** What ConverseStream tells of what a model says. Returns what it counted. */
export async function* streamEvents(
  events: AsyncIterable<ModelEvent>,
  { inputTokens, msSoFar }: { readonly inputTokens: number; readonly msSoFar: () => number },
): AsyncGenerator<Told, Counted & { readonly stopReason: string }, undefined> {
  let index = -1
  let open: ModelEvent['type'] = 'text'
  let letters = 0
  const stop = function* (): Generator<Told> {
    if (index >= 0) yield { type: 'contentBlockStop', body: { contentBlockIndex: index } }
  }
  yield { type: 'messageStart', body: { role: 'assistant' } }
  for await (const event of events) {
    if (event.type === 'bit') {
      letters += event.text.length
      const body = { contentBlockIndex: Math.max(index, 0), delta: deltaOf(open, event.text) }
      yield { type: 'contentBlockDelta', body, isBit: true }
    } else if (event.type === 'end') {
      yield* stop()
      const counted = event.counted ?? { inputTokens, outputTokens: tokensOf(letters) }
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
  throw new Error('A model ended without saying why.')
}
